import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { supportTexts } from './support.texts.ts';

export const germanSupportTexts: CatalogueTranslation<typeof supportTexts> = {
  title: 'Kundenservice',
  loading: 'Wird geladen',
  chat: 'Chat mit dem Kundenservice',
  intro: 'Worum geht es? Wir antworten per E-Mail.',
  neverAsked: 'Wir fragen nie nach Ihrem Passwort oder einem Code.',
  message: 'Nachricht',
  email: 'E-Mail',
  send: 'Senden',
  required: 'Bitte ausfüllen',
  tooLong: 'Höchstens {count} Zeichen',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  botCheckMissing:
    'Wir konnten die Sicherheitsprüfung nicht laden. Prüfen Sie Ihre Verbindung oder schalten Sie Werbeblocker für diese Seite aus und versuchen Sie es erneut.',
  botCheckFailed: 'Die Sicherheitsprüfung ist fehlgeschlagen',
  sent: 'Ihre Nachricht wurde gesendet',
  sentText: 'Ihre Vorgangsnummer lautet {ticket}.',
  home: 'Zur Startseite',
};
