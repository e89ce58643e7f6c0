import type { Translation } from '../../texts/Translation.ts';
import type { limitMetersTexts } from './limitMeters.texts.ts';

export const germanLimitMetersTexts: Translation<typeof limitMetersTexts> = {
  single: 'Je Zahlung',
  daily: 'Täglich',
  monthly: 'Monatlich',
  left: (amount) => `Verfügbar: ${amount}`,
  used: (used, total) => `${used} von ${total} genutzt`,
};
