import type { Translation } from '../../texts/Translation.ts';
import type { passkeysTexts } from './passkeys.texts.ts';

export const germanPasskeysTexts: Translation<typeof passkeysTexts> = {
  title: 'Passkeys',
  loading: 'Ihre Passkeys werden geladen',
  retry: 'Erneut versuchen',
  added: (date) => `Hinzugefügt am ${date}`,
  lastUsed: (date) => `Zuletzt verwendet am ${date}`,
  neverUsed: 'Nie verwendet',
  synced: 'Synchronisiert',
  more: (name) => `Möglichkeiten für ${name}`,
  rename: 'Umbenennen',
  remove: 'Löschen',
  empty: 'Sie haben noch keine Passkeys',
  emptyText:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an und bestätigen Sie so Zahlungen. Es gibt nichts einzutippen, also auch nichts preiszugeben.',
  add: 'Passkey hinzufügen',
  unsupported: 'Dieser Browser kann keine Passkeys erstellen.',
  later: (moment) => `Ab ${moment} können Sie wieder einen Passkey hinzufügen.`,
  notCreated: 'Es wurde kein Passkey erstellt.',
  known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  nameTitle: 'Geben Sie dem Passkey einen Namen',
  name: 'Name',
  save: 'Speichern',
  skip: 'Überspringen',
  cancel: 'Abbrechen',
  nameNeeded: 'Dieses Feld ist erforderlich',
  nameTooLong: (most) => `Höchstens ${most} Zeichen`,
  nameTaken: 'Es gibt bereits einen Passkey mit diesem Namen',
  wasAdded: 'Passkey hinzugefügt',
  removeTitle: 'Diesen Passkey löschen?',
  removeText: (name) =>
    `Sie können sich mit „${name}“ nicht mehr anmelden und keine Zahlungen mehr bestätigen. Löschen Sie ihn auch im Passwortmanager Ihres Geräts.`,
  removeConfirm: 'Passkey löschen',
  keep: 'Behalten',
  wasRemoved: 'Passkey gelöscht',
};
