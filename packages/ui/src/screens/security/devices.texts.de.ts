import type { Translation } from '../../texts/Translation.ts';
import type { DeviceView } from './DevicesSection.types.ts';
import type { devicesTexts } from './devices.texts.ts';

const methods: Readonly<Record<NonNullable<DeviceView['method']>, string>> = {
  password: 'mit Passwort',
  code: 'mit Einmalcode',
  passkey: 'mit Passkey',
  temporary: 'mit vorläufigem Passwort',
  sign_up: 'bei der Registrierung',
  operator: 'durch den Support',
};

export const germanDevicesTexts: Translation<typeof devicesTexts> = {
  title: 'Geräte',
  loading: 'Ihre Geräte werden geladen',
  thisDevice: 'Dieses Gerät',
  activeNow: 'Jetzt aktiv',
  lastActive: (when) => `Zuletzt aktiv: ${when}`,
  signedIn: (when, method) => (method === null ? `Angemeldet: ${when}` : `Angemeldet: ${when}, ${methods[method]}`),
  placeUnknown: 'Ort unbekannt',
  onlyThis: 'Sie sind nur auf diesem Gerät angemeldet.',
  logOut: 'Abmelden',
  logOutDevice: (name) => `${name} abmelden`,
  endTitle: 'Dieses Gerät abmelden?',
  endText: (name) => `${name} muss sich neu anmelden.`,
  endOthers: 'Alle anderen Geräte abmelden',
  endOthersTitle: 'Alle anderen Geräte abmelden?',
  endOthersText: (count) => (count === 1 ? '1 Gerät muss sich neu anmelden.' : `${count} Geräte müssen sich neu anmelden.`),
  keep: 'Abbrechen',
  showAll: (count) => `Alle anzeigen (${count})`,
  ended: 'Gerät abgemeldet',
  othersEnded: (count) => (count === 1 ? '1 Gerät abgemeldet' : `${count} Geräte abgemeldet`),
  retry: 'Erneut versuchen',
  activity: 'Letzte Aktivitäten',
  loadingActivity: 'Ihre letzten Aktivitäten werden geladen',
  noActivity: 'Noch ist nichts geschehen',
};
