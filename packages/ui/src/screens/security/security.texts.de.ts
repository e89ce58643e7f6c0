import type { DeviceView } from './DevicesSection.types.ts';
import type { Translation } from '../../texts/Translation.ts';
import type { devicesTexts, passkeysTexts, securityTexts } from './security.texts.ts';

const methods: Readonly<Record<NonNullable<DeviceView['method']>, string>> = {
  password: 'mit Passwort',
  code: 'mit Einmalcode',
  passkey: 'mit Passkey',
  temporary: 'mit vorläufigem Passwort',
  sign_up: 'bei der Registrierung',
  operator: 'durch den Kundenservice',
};

const toMidSentence = (when: string): string => when.replace(/^(?:Heute|Gestern)/, (day) => day.toLowerCase());

export const germanDevicesTexts: Translation<typeof devicesTexts> = {
  title: 'Geräte',
  loading: 'Ihre Geräte werden geladen',
  thisDevice: 'Dieses Gerät',
  activeNow: 'Jetzt aktiv',
  lastActive: (when) => `Zuletzt aktiv: ${toMidSentence(when)}`,
  signedIn: (when, method) =>
    method === null ? `Angemeldet: ${toMidSentence(when)}` : `Angemeldet: ${toMidSentence(when)}, ${methods[method]}`,
  placeUnknown: 'Ort unbekannt',
  onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
  logOut: 'Abmelden',
  logOutDevice: (name) => `${name} abmelden`,
  endTitle: 'Dieses Gerät abmelden?',
  endText: (name) => `Auf ${name} müssen Sie sich neu anmelden.`,
  endOthers: 'Alle anderen Geräte abmelden',
  endOthersTitle: 'Alle anderen Geräte abmelden?',
  endOthersText: (count) => (count === 1 ? '1 Gerät muss sich neu anmelden.' : `${count} Geräte müssen sich neu anmelden.`),
  keep: 'Abbrechen',
  showAll: (count) => `Alle anzeigen (${count})`,
  ended: 'Gerät abgemeldet',
  othersEnded: (count) => (count === 1 ? '1 Gerät abgemeldet' : `${count} Geräte abgemeldet`),
  activity: 'Letzte Aktivitäten',
  loadingActivity: 'Ihre letzten Aktivitäten werden geladen',
  noActivity: 'Noch keine Aktivitäten',
};

export const germanPasskeysTexts: Translation<typeof passkeysTexts> = {
  title: 'Passkeys',
  loading: 'Ihre Passkeys werden geladen',
  added: (date) => `Hinzugefügt am ${date}`,
  lastUsed: (date) => `Zuletzt verwendet am ${date}`,
  neverUsed: 'Nie verwendet',
  synced: 'Synchronisiert',
  more: (name) => `Optionen für ${name}`,
  rename: 'Umbenennen',
  remove: 'Löschen',
  empty: 'Sie haben noch keine Passkeys',
  emptyText: 'Mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts anmelden und Zahlungen bestätigen.',
  add: 'Passkey hinzufügen',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  later: (moment) => `Ab ${moment} können Sie wieder einen Passkey hinzufügen.`,
  notCreated: 'Es wurde kein Passkey erstellt.',
  known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  nameTitle: 'Geben Sie dem Passkey einen Namen',
  name: 'Name',
  save: 'Speichern',
  skip: 'Überspringen',
  cancel: 'Abbrechen',
  nameNeeded: 'Bitte ausfüllen',
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

export const germanSecurityTexts: Translation<typeof securityTexts> = {
  title: 'Sicherheit',
};
