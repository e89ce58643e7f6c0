import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { kycTexts } from './kyc.texts.ts';

export const germanKycTexts: CatalogueTranslation<typeof kycTexts> = {
  support: 'Kundenservice',
  backToAccounts: 'Zu meinen Konten',
  contactSupport: 'Kundenservice kontaktieren',
  somethingWentWrong: 'Es ist ein Fehler aufgetreten.',
  offline: 'Keine Internetverbindung',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
  intro: {
    title: 'Fast geschafft\u00A0…',
    text: 'Bestätigen Sie Ihre Identität, um alle Funktionen zu nutzen. Das dauert wenige Minuten. Halten Sie Ihren Ausweis bereit.',
    needs: [
      { title: 'Ein gültiger Reisepass oder Personalausweis', text: 'Das Original, keine Kopie' },
      { title: 'Ein kurzes Video von Ihnen', text: 'Bei gutem Licht, ohne Brille' },
      { title: 'Eine stabile Verbindung', text: 'Chrome auf Android, Safari auf iOS' },
    ],
    passport: 'Sie brauchen Ihren Reisepass. Andere Ausweise Ihres Landes akzeptieren wir nicht.',
    apply: 'Identität prüfen lassen',
  },
  frame: {
    title: 'Identität bestätigen',
    loading: 'Die Identitätsprüfung wird geladen',
    slow: 'Das dauert länger als sonst.',
    empty: 'Bleibt der Rahmen leer?',
    camera: 'Um Ihre Kamera zu nutzen, öffnen Sie diese Seite in Chrome auf Android oder Safari auf iOS.',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
  },
  moderating: { title: 'Wir prüfen Ihre Angaben', text: 'Wir schreiben Ihnen, sobald wir fertig sind.' },
  finishing: { title: 'Die Prüfung läuft', text: 'Sie dauert meist etwa 6 Minuten.' },
  stuck: {
    title: 'Registrierung',
    text: 'Ihr Antrag liegt mehr als 7 Tage zurück. Bitte beginnen Sie erneut.',
    proceed: 'Weiter',
  },
  password: {
    title: 'Passwort festlegen',
    text: 'Damit und mit Ihrer Telefonnummer melden Sie sich an.',
    password: 'Passwort',
    repeated: 'Passwort bestätigen',
    save: 'Passwort speichern',
    required: 'Bitte ausfüllen',
    different: 'Die Passwörter stimmen nicht überein',
  },
};
