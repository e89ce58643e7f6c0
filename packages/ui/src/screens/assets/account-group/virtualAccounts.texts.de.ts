import type { Translation } from '../../../texts/Translation.ts';
import type { virtualAccountsTexts } from './virtualAccounts.texts.ts';

export const germanVirtualAccountsTexts: Translation<typeof virtualAccountsTexts> = {
  title: 'Passwort bestätigen',
  password: 'Passwort',
  consent: 'Ich stimme der Einrichtung einer selbstverwahrten Wallet zu',
  terms: 'Bedingungen',
  confirm: 'Bestätigen',
  forgot: 'Passwort vergessen',
  wrongPassword: 'Ungültiges Passwort',
  wrongPasswordText: 'Das eingegebene Passwort ist falsch. Bitte prüfen Sie es und versuchen Sie es erneut.',
  required: 'Bitte ausfüllen',
};
