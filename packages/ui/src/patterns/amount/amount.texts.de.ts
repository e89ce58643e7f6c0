import type { Translation } from '../../texts/Translation.ts';
import type { amountTexts } from './amount.texts.ts';

export const germanAmountTexts: Translation<typeof amountTexts> = {
  have: (amount) => `Sie haben ${amount}`,
  left: {
    single: (amount) => `Höchstens ${amount} je Zahlung`,
    daily: (amount) => `Heute noch ${amount}`,
    monthly: (amount) => `Diesen Monat noch ${amount}`,
  },
  atLeast: (amount) => `Mindestens ${amount}`,
  use: (amount) => `${amount} nehmen`,
  useAll: 'Alles',
  shares: 'Anteil des Guthabens',
};
