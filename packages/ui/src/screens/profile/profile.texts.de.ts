import { closedAccountRetentionYears } from '@wallet/core/limits/limits';
import type { Translation } from '../../texts/Translation.ts';
import type { profileTexts } from './profile.texts.ts';

export const germanProfileTexts: Translation<typeof profileTexts> = {
  title: 'Mein Profil',
  loading: 'Ihr Profil wird geladen',
  unknown: '–',
  plan: (name) => `Kontomodell ${name}`,
  details: 'Ihre Angaben',
  phone: 'Telefon',
  email: 'E-Mail',
  password: 'Passwort',
  change: 'Ändern',
  changePassword: 'Passwort ändern',
  residentialAddress: 'Wohnadresse',
  addressHints: { verified: 'Bestätigt', pending: 'Ihre Dokumente werden geprüft', needed: 'Muss bestätigt werden' },
  country: 'Land',
  zipCode: 'Postleitzahl',
  region: 'Region',
  city: 'Ort',
  address: 'Adresse',
  verifyAddress: 'Adresse bestätigen',
  addressBook: 'Adressbuch',
  addressBookNote: 'Wohin Sie Krypto senden',
  settings: 'Einstellungen',
  support: 'Kundenservice kontaktieren, um Ihre Angaben zu ändern',
  closeAccount: 'Konto schließen',
  sure: 'Möchten Sie Ihr Konto wirklich schließen?',
  sureText:
    'Sie verlieren den Zugang zu Ihren Konten, Karten und Transaktionen. Verbleibt ein Guthaben, melden wir uns wegen der Auszahlung.',
  law: 'Wir müssen Ihre Daten von Gesetzes wegen aufbewahren',
  lawText: `Nach der Schließung bewahren wir Ihre Daten ${closedAccountRetentionYears} Jahre auf, wie es das Gesetz verlangt. Danach werden sie gelöscht.`,
  closeMyAccount: 'Mein Konto schließen',
  continueClosure: 'Schließung fortsetzen',
  staying: 'Ich bleibe',
};
