import type { Translation } from '../../texts/Translation.ts';
import type { supportTexts } from './support.texts.ts';

export const germanSupportTexts: Translation<typeof supportTexts> = {
  title: 'Kundenservice',
  loading: 'Wird geladen',
  chat: 'Chat mit dem Kundenservice',
  intro: 'Worum geht es? Wir antworten per E-Mail.',
  neverAsked: 'Wir fragen nie nach Ihrem Passwort oder einem Code.',
  message: 'Nachricht',
  email: 'E-Mail',
  send: 'Senden',
  required: 'Bitte ausfüllen',
  tooLong: (most) => `Höchstens ${most} Zeichen`,
  invalidEmail: 'Ungültige E-Mail-Adresse',
  botCheckMissing:
    'Wir konnten die Sicherheitsprüfung nicht laden. Prüfen Sie Ihre Verbindung oder schalten Sie Werbeblocker für diese Seite aus und versuchen Sie es erneut.',
  botCheckFailed: 'Die Sicherheitsprüfung ist fehlgeschlagen',
  sent: 'Ihre Nachricht wurde gesendet',
  sentText: (ticket) => `Ihre Vorgangsnummer lautet ${ticket}.`,
  home: 'Zur Startseite',
};
