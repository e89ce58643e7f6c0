import { catalogue } from '../../texts/catalogue.ts';

/** Texts about the amount being typed, the same in every form. */
export const amountTexts = catalogue('amount', {
  have: (amount: string): string => `You have ${amount}`,
  left: {
    single: (amount: string): string => `Up to ${amount} in one payment`,
    daily: (amount: string): string => `${amount} left today`,
    monthly: (amount: string): string => `${amount} left this month`,
  },
  atLeast: (amount: string): string => `Min: ${amount}`,
  use: (amount: string): string => `Use ${amount}`,
  useAll: 'Use all',
  shares: 'Share of the balance',
});
