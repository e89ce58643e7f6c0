import { catalogue } from '../../texts/catalogue.ts';

export const amountInputTexts = catalogue('amount-input', {
  all: 'Use all',
  /** Spoken when a keystroke is refused. */
  rejected: (integerDigits: number, decimals: number): string =>
    decimals === 0 ? `Up to ${integerDigits} digits` : `Up to ${integerDigits} digits and ${decimals} after the point`,
});
