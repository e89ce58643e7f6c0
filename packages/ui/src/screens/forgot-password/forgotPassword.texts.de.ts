import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { forgotPasswordTexts } from './forgotPassword.texts.ts';

export const germanForgotPasswordTexts: CatalogueTranslation<typeof forgotPasswordTexts> = {
  title: 'Passwort vergessen?',
  text: 'Wir senden Ihnen per SMS ein vorläufiges Passwort, mit dem Sie sich anmelden. Danach können Sie es ändern.',
  phone: 'Telefonnummer',
  phoneHint: 'Mit Ländervorwahl, zum Beispiel +49',
  next: 'Weiter',
  required: 'Bitte ausfüllen',
  invalidPhone: 'Ungültige Telefonnummer',
  instructions: 'So geht es weiter',
  sent: 'Wir haben ein vorläufiges Passwort an {phone} gesendet. Melden Sie sich damit an und ändern Sie es dann unter „Mein Profil“.',
  form: 'Anmelden',
  password: 'Passwort',
  logIn: 'Anmelden',
  resend: 'Erneut senden',
};
