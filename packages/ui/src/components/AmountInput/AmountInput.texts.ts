import { catalogue } from '../../texts/catalogue.ts';

export const amountInputTexts = catalogue('amount-input', {
  refused: {
    text: 'That is not an amount',
    currency: 'That amount is not in {currencyCode}',
    point: 'Only one decimal point',
    digits: 'Up to {count} digits before the point',
    decimals: 'Up to {count} digits after the point',
    whole: 'Whole amounts only',
  },
});
