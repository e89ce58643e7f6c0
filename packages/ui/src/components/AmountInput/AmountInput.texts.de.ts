import type { Translation } from '../../texts/Translation.ts';
import type { amountInputTexts } from './AmountInput.texts.ts';

export const germanAmountInputTexts: Translation<typeof amountInputTexts> = {
  all: 'Alles',
  rejected: (integerDigits, decimals) =>
    decimals === 0 ? `Höchstens ${integerDigits} Stellen` : `Höchstens ${integerDigits} Stellen vor und ${decimals} nach dem Komma`,
};
