import type { Translation } from '../../texts/Translation.ts';
import type { operationCodeTexts } from './operationCode.texts.ts';

export const germanOperationCodeTexts: Translation<typeof operationCodeTexts> = {
  title: 'Bestätigung',
  sentTo: (phone) => `Geben Sie den Code ein, den wir an ${phone} gesendet haben`,
  code: 'Code',
  required: 'Erforderlich',
  invalid: 'Ungültiger Code',
  confirm: 'Bestätigen',
  byPasskey: 'Mit einem Passkey bestätigen',
};
