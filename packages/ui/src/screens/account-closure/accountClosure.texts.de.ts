import type { Translation } from '../../texts/Translation.ts';
import type { accountClosureTexts } from './accountClosure.texts.ts';

export const germanAccountClosureTexts: Translation<typeof accountClosureTexts> = {
  title: 'Kontoschließung',
  closes: 'Mit dem Code schließen Sie Ihr Halden-Konto endgültig. Sie verlieren den Zugang zu Konten, Karten und Verlauf.',
  beforeTitle: 'Vor der Schließung',
  before: [
    'Senden oder überweisen Sie vorher, was übrig ist. Einen Rest zahlt der Kundenservice auf ein Konto auf Ihren Namen aus.',
    'Laufende Transaktionen werden zu Ende geführt.',
    'Sichern Sie Berichte und Belege, die Sie brauchen: Danach sind sie nicht mehr abrufbar.',
    'Ihre Daten bewahren wir 5 Jahre auf, wie das Gesetz es verlangt. Dann werden sie gelöscht.',
    'Solange Sie den Code nicht bestätigen, wird nichts geschlossen.',
  ],
  asking: 'Der Code wird gesendet',
  sent: (phone) => `Wir haben einen Einmalcode an ${phone} gesendet`,
  code: 'Code',
  required: 'Bitte ausfüllen',
  confirm: 'Bestätigen',
  resendIn: (time) => `Erneut senden in ${time}`,
  resend: 'Erneut senden',
  failures: {
    offline: 'Keine Internetverbindung',
    unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
    unexpected: 'Es ist ein Fehler aufgetreten.',
  },
  success: 'Erledigt',
  closed: 'Ihr Konto wurde geschlossen',
  gotIt: 'Verstanden',
};
