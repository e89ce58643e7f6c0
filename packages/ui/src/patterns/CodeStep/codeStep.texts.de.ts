import type { Translation } from '../../texts/Translation.ts';
import type { codeStepTexts } from './codeStep.texts.ts';

export const germanCodeStepTexts: Translation<typeof codeStepTexts> = {
  sentTo: (phone) => `Geben Sie den Code ein, den wir an ${phone} gesendet haben`,
  field: 'Code',
  required: 'Bitte ausfüllen',
  wrong: 'Ungültiger Code',
  deliveryFailed: 'Zustellung fehlgeschlagen. Bitte kontaktieren Sie uns.',
  confirm: 'Bestätigen',
  changeNumber: 'Nummer ändern',
  understood: 'Verstanden',
};
