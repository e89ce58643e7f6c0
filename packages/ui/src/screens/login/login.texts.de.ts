import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { loginTexts } from './login.texts.ts';

export const germanLoginTexts: CatalogueTranslation<typeof loginTexts> = {
  title: 'Anmelden',
  greeting: 'Willkommen zurück, {givenName}!',
  changeAccount: 'Konto wechseln',
  changeNumber: 'Ändern',
  noAccount: 'Noch kein Konto?',
  signUp: 'Registrieren',
  phone: 'Telefonnummer',
  phoneHint: 'Mit Ländervorwahl, zum Beispiel +49',
  password: 'Passwort',
  proceed: 'Weiter',
  logIn: 'Anmelden',
  forgotPassword: 'Passwort vergessen?',
  byCode: 'Mit Einmalcode anmelden',
  byPasskey: 'Mit Passkey anmelden',
  byBiometrics: 'Mit Biometrie anmelden',
  byPassword: 'Mit Passwort anmelden',
  required: 'Bitte ausfüllen',
  invalidPhone: 'Ungültige Telefonnummer',
  passwordTooLong: 'Höchstens {count} Zeichen',
};
