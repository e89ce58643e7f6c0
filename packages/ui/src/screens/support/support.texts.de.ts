import type { Translation } from '../../texts/Translation.ts';
import type { supportTexts } from './support.texts.ts';

export const germanSupportTexts: Translation<typeof supportTexts> = {
  title: 'Kundenservice',
  loading: 'Wird geladen',
  chat: 'Chat mit dem Kundenservice',
  intro: 'Schildern Sie uns Ihr Anliegen. Wir antworten per E-Mail.',
  neverAsked: 'Wir fragen nie nach Ihrem Passwort oder einem Code.',
  message: 'Nachricht',
  email: 'E-Mail',
  send: 'Senden',
  required: 'Bitte ausfüllen',
  tooLong: (most) => `Höchstens ${most} Zeichen`,
  invalidEmail: 'Ungültige E-Mail-Adresse',
  botCheckMissing:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder schalten Sie Werbe- und Skriptblocker für diese Seite aus und versuchen Sie es dann erneut.',
  botCheckFailed: 'Die Sicherheitsprüfung ist fehlgeschlagen',
  sent: 'Ihre Nachricht wurde gesendet',
  sentText: (ticket) => `Ihre Vorgangsnummer lautet ${ticket}.`,
  home: 'Zur Startseite',
};
