import type { Translation } from '../../texts/Translation.ts';
import type { supportTexts } from './support.texts.ts';

export const germanSupportTexts: Translation<typeof supportTexts> = {
  title: 'Kundenservice',
  loading: 'Wird geladen',
  chat: 'Chat mit dem Kundenservice',
  intro: 'Schildern Sie uns Ihr Anliegen. Wir antworten per E-Mail.',
  message: 'Nachricht',
  email: 'E-Mail',
  send: 'Senden',
  required: 'Bitte ausfüllen',
  tooLong: (most) => `Höchstens ${most} Zeichen`,
  invalidEmail: 'Ungültige E-Mail-Adresse',
  botCheckFailed: 'Die Sicherheitsprüfung ist fehlgeschlagen',
  sent: 'Ihre Nachricht wurde gesendet',
  sentText: (ticket) => `Ihre Vorgangsnummer lautet ${ticket}.`,
  home: 'Zur Startseite',
};
