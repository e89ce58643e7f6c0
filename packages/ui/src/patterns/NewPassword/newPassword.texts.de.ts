import type { Translation } from '../../texts/Translation.ts';
import type { newPasswordTexts } from './newPassword.texts.ts';

export const germanNewPasswordTexts: Translation<typeof newPasswordTexts> = {
  criteria: 'Anforderungen an das Passwort',
  length: '8–32 Zeichen',
  lowercase: 'Kleinbuchstabe',
  uppercase: 'Großbuchstabe',
  number: 'Ziffer',
  symbolNotAllowed: 'Zeichen nicht erlaubt',
  criteriaNotMet: 'Alle Anforderungen müssen erfüllt sein',
};
