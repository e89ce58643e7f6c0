import type { Translation } from '../../texts/Translation.ts';
import type { amountInputTexts } from './AmountInput.texts.ts';

export const germanAmountInputTexts: Translation<typeof amountInputTexts> = {
  all: 'Alles',
  refused: {
    text: () => 'Das ist kein Betrag',
    currency: ({ currencyCode = '' }) => `Dieser Betrag ist nicht in ${currencyCode}`,
    digits: ({ integerDigits }) => `Höchstens ${integerDigits} Stellen vor dem Komma`,
    decimals: ({ decimals }) => (decimals === 0 ? 'Nur ganze Beträge' : `Höchstens ${decimals} Stellen nach dem Komma`),
  },
};
