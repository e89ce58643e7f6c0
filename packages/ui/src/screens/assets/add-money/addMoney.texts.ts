import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the Add money screen (HOME-105). */
export const addMoneyTexts = catalogue('add-money', {
  title: 'Add money',
  loading: 'Loading your bank details',
  byBank: 'By bank transfer',
  /** `account` is a name such as 'Euro'. */
  bankOf: 'By bank transfer to {account}',
  fee: 'Fee\u00a0{fee}.',
  freeFrom: 'Fee\u00a0{fee}, none from\u00a0{threshold}.',
  minimum: 'Min: more than {amount}.',
  withSum: 'See what arrives',
  others: 'Other ways',
  card: '{account} by card',
  cardNote: 'You see the fee before you pay',
  crypto: 'Crypto',
  cryptoNote: 'Receive coins from another wallet',
  none: 'You can’t use bank transfers with your accounts right now.',
});
