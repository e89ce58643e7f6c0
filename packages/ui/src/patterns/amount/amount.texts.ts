import { catalogue } from '../../texts/catalogue.ts';

/** Texts about the amount being typed, the same in every form. */
export const amountTexts = catalogue('amount', {
  have: 'You have {amount}',
  left: {
    single: 'Up to {amount} in one payment',
    daily: '{amount} left today',
    monthly: '{amount} left this month',
  },
  atLeast: 'Min: {amount}',
  use: 'Use {amount}',
  useAll: 'Use all',
  shares: 'Share of the balance',
});
