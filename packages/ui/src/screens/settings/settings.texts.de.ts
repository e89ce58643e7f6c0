import type { Translation } from '../../texts/Translation.ts';
import type { settingsTexts, trustedRecipientsTexts } from './settings.texts.ts';

export const germanSettingsTexts: Translation<typeof settingsTexts> = {
  title: 'Einstellungen',
  biometrics: 'Mit Biometrie anmelden',
  useFace: 'Face ID verwenden',
  useTouch: 'Touch ID verwenden',
  notInBrowser: 'Touch ID funktioniert nicht im Browser',
  downloadApp: 'App herunterladen',
  systemOff:
    'Die Biometrie ist in den Einstellungen Ihres Geräts ausgeschaltet. Schalten Sie sie ein, um sich mit Face ID oder Touch ID anzumelden.',
  biometricsOff: 'Face ID/Touch ID ist deaktiviert',
  passwordAndLock: 'Passwort und Sperre',
  security: 'Sicherheit',
  passkeysAndDevices: 'Passkeys und Geräte',
  trustedRecipients: 'Vertraute Empfänger',
  changePassword: 'Passwort ändern',
  autoLock: 'Automatische Sperre bei Inaktivität',
  minutes: (count) => `${count} Min.`,
  currency: 'Hauptwährung',
  currencies: { EUR: 'Euro', USD: 'US-Dollar' },
  apply: 'Übernehmen',
  currencyUpdated: 'Hauptwährung geändert',
  appearance: 'Darstellung',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  contrast: 'Höherer Kontrast',
  contrastHint: 'Dunklere Beschriftungen und Umrisse',
  broker: 'Wertpapierdepot',
  brokerHint: 'Aktien, ETFs und Anleihen',
  requestBroker: 'Wertpapierdepot anfragen',
  brokerRequested: 'Wertpapierdepot angefragt',
};

export const germanTrustedRecipientsTexts: Translation<typeof trustedRecipientsTexts> = {
  title: 'Vertraute Empfänger',
  intro: 'Transfers an sie hinterfragen wir nicht und halten sie nicht an.',
  loading: 'Ihre vertrauten Empfänger werden geladen',
  since: (day) => `Seit ${day}`,
  empty: 'Noch keine vertrauten Empfänger.',
  emptyText: 'Vertrauen können Sie einem Empfänger in den Details eines abgeschlossenen Transfers.',
  remove: 'Entfernen',
  removeNamed: (recipient) => `${recipient} entfernen`,
  removeTitle: 'Diesen Empfänger entfernen?',
  keep: 'Behalten',
  removed: 'Empfänger entfernt',
};
