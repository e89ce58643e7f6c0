import type { DeviceView } from './DevicesSection.types.ts';
import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { devicesTexts, passkeysTexts, securityTexts } from './security.texts.ts';

const methods: Readonly<Record<NonNullable<DeviceView['method']>, string>> = {
  password: 'mit Passwort',
  code: 'mit Einmalcode',
  passkey: 'mit Passkey',
  temporary: 'mit vorläufigem Passwort',
  sign_up: 'bei der Registrierung',
  operator: 'durch den Kundenservice',
};

export const germanDevicesTexts: CatalogueTranslation<typeof devicesTexts> = {
  title: 'Geräte',
  loading: 'Ihre Geräte werden geladen',
  thisDevice: 'Dieses Gerät',
  activeNow: 'Jetzt aktiv',
  lastActive: 'Zuletzt aktiv: {when}',
  signedIn: 'Angemeldet: {when}',
  signedInBy: 'Angemeldet: {when}, {method}',
  methods,
  placeUnknown: 'Ort unbekannt',
  onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
  logOut: 'Abmelden',
  logOutDevice: '{name} abmelden',
  endTitle: 'Dieses Gerät abmelden?',
  endText: 'Auf {name} müssen Sie sich neu anmelden.',
  endOthers: 'Alle anderen Geräte abmelden',
  endOthersTitle: 'Alle anderen Geräte abmelden?',
  endOthersText: { one: '{count} Gerät muss sich neu anmelden.', other: '{count} Geräte müssen sich neu anmelden.' },
  keep: 'Abbrechen',
  showAll: 'Alle anzeigen ({count})',
  ended: 'Gerät abgemeldet',
  othersEnded: { one: '{count} Gerät abgemeldet', other: '{count} Geräte abgemeldet' },
  activity: 'Letzte Aktivitäten',
  loadingActivity: 'Ihre letzten Aktivitäten werden geladen',
  noActivity: 'Noch keine Aktivitäten',
};

export const germanPasskeysTexts: CatalogueTranslation<typeof passkeysTexts> = {
  title: 'Passkeys',
  loading: 'Ihre Passkeys werden geladen',
  added: 'Hinzugefügt am {date}',
  lastUsed: 'Zuletzt verwendet am {date}',
  neverUsed: 'Nie verwendet',
  synced: 'Synchronisiert',
  more: 'Optionen für {name}',
  rename: 'Umbenennen',
  remove: 'Löschen',
  empty: 'Sie haben noch keine Passkeys',
  emptyText: 'Mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts anmelden und Zahlungen bestätigen.',
  add: 'Passkey hinzufügen',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  later: 'Ab {moment} können Sie wieder einen Passkey hinzufügen.',
  notCreated: 'Es wurde kein Passkey erstellt.',
  known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  nameTitle: 'Geben Sie dem Passkey einen Namen',
  name: 'Name',
  save: 'Speichern',
  skip: 'Überspringen',
  cancel: 'Abbrechen',
  nameNeeded: 'Bitte ausfüllen',
  nameTooLong: 'Höchstens {count} Zeichen',
  nameTaken: 'Es gibt bereits einen Passkey mit diesem Namen',
  wasAdded: 'Passkey hinzugefügt',
  removeTitle: 'Diesen Passkey löschen?',
  removeText:
    'Sie können sich mit „{name}“ nicht mehr anmelden und keine Zahlungen mehr bestätigen. Löschen Sie ihn auch im Passwortmanager Ihres Geräts.',
  removeConfirm: 'Passkey löschen',
  keep: 'Behalten',
  wasRemoved: 'Passkey gelöscht',
};

export const germanSecurityTexts: CatalogueTranslation<typeof securityTexts> = {
  title: 'Sicherheit',
};
