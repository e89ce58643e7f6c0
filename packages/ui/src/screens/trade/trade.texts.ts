import { catalogue } from '../../texts/catalogue.ts';

/** Texts of buying and selling coins (LEG-001 to LEG-041, D-LEG-04, D-LEG-17, D-LEG-19). */
export const tradeTexts = catalogue('trade', {
  untitled: 'Trade',
  loading: 'Loading…',
  buyTitle: (coin: string): string => `Buy ${coin}`,
  sellTitle: (coin: string): string => `Sell ${coin}`,
  from: 'From',
  to: 'To',
  amount: 'Amount',
  get: 'You get',
  swap: 'Turn round',
  /** Why no fee can be chosen yet. */
  feeWaits: 'Type the amount first: the fee depends on it.',
  feeNeeded: 'Choose a fee to continue.',
  fee: 'Fee',
  getApproximately: 'You get (approx.)',
  total: 'Total',
  networkFee: 'Transaction fee',
  chooseFee: 'Choose fee...',
  noFee: { offline: 'No internet connection!', unavailable: 'Service is temporary unavailable', unexpected: 'Something went wrong' },
  retry: 'Try again',
  buy: 'Buy',
  sell: 'Sell',
  incorrect: 'Incorrect amount',
  least: (amount: string): string => `Min: ${amount}`,
  minimum: (amount: string): string => `Minimum amount is ${amount}`,
  cannotPayFee: (currency: string): string => `Not enough ${currency} to pay fee`,
  viewTransfer: 'View transfer',
  locked: (currency: string): string => `${currency} is temporarily locked until the last transaction completes.`,
  paused: (currency: string): string => `Trading in ${currency} is paused. Please try again later.`,
  finalRate: 'Final rate',
  finalRateContext: 'The final rate including fees will be shown after the exchange.',
  causes: 'Causes of error',
  causesContext: (currency: string): string =>
    `The fee is charged in the blockchain currency (${currency}). There are two possible causes: your ${currency} balance is not enough, or it is blocked until the previous transaction completes.`,
  limited: 'Warning: Limited functionality',
  limitedContext:
    'Without Ethereum in your account you will not be able to exchange or send this stablecoin: network fees are paid in Ethereum.',
  neverAgain: "Don't show this message again",
  proceed: 'Continue',
  notEnough: "You don't have enough funds",
  notEnoughContext: 'Top up your account or contact us to cancel the transaction.',
  contactSupport: 'Contact support',
  home: 'Back to home',
});
export type TradeTexts = Omit<typeof tradeTexts, symbol>;
