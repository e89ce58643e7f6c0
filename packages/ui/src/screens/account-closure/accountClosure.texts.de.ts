import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { accountClosureTexts } from './accountClosure.texts.ts';

export const germanAccountClosureTexts: CatalogueTranslation<typeof accountClosureTexts> = {
  title: 'Kontoschließung',
  closes: 'Mit dem Code schließen Sie Ihr Konto endgültig. Sie verlieren den Zugang zu Konten, Karten und Verlauf.',
  beforeTitle: 'Vor der Schließung',
  before: [
    'Senden oder überweisen Sie zuerst Ihr Geld. Was übrig bleibt, zahlt der Kundenservice auf ein Konto auf Ihren Namen aus.',
    'Laufende Transaktionen werden noch abgeschlossen.',
    'Sichern Sie Berichte und Belege, die Sie brauchen. Später gibt es sie nicht mehr.',
    'Wir müssen Ihre Daten 5 Jahre aufbewahren. Danach löschen wir sie.',
  ],
  asking: 'Der Code wird gesendet',
  sent: 'Wir haben einen Einmalcode an {phone} gesendet',
  code: 'Code',
  codeHint: 'Geben Sie ihn ein, um Ihr Konto zu schließen',
  confirm: 'Bestätigen',
  resendIn: 'Neuer Code in {time}',
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
