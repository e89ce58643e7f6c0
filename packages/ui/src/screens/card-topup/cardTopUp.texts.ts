import type { CardLimitName } from '../../patterns/LimitMeters/LimitMeters.tsx';
import { catalogue } from '../../texts/catalogue.ts';

const exceeded: Record<CardLimitName, string> = {
  single: 'You have exceeded single payment limit',
  daily: 'You have exceeded daily payment limit',
  monthly: 'You have exceeded monthly payment limit',
};
const remaining: Record<CardLimitName, string> = {
  single: 'Maximum amount for one payment:',
  daily: 'Remaining amount for today:',
  monthly: 'Remaining amount for this month:',
};

/** Texts of the card top-up (CARD-012 to CARD-016, CARD-027 to CARD-029, D-CARD-06 to D-CARD-14, D-CARDS-09, D-CARDS-12). */
export const cardTopUpTexts = catalogue('card-topup', {
  title: 'Top up',
  to: 'To',
  using: 'Using',
  newCard: 'New card',
  chooseCard: 'Choose a card',
  chooseOther: 'This card has expired. Choose another one.',
  bank: 'EU bank transfer',
  network: 'SEPA',
  expires: 'expires {date}',
  expired: 'Expired',
  statuses: { pending: 'Card is on verification', not_verified: 'Need to verify the card' },
  amount: 'Amount',
  presets: 'Amounts',
  minimum: 'Min: {amount}',
  fee: 'Fee',
  total: 'Total',
  limits: 'Limits',
  cardLimits: 'Card limits',
  exceeded,
  remaining,
  understood: 'I got it',
  topUp: 'Top up',
  processing: 'Processing payment…',
  processingLong: 'This is taking longer than usual. Keep this page open.',
  unconfirmed: "Your payment is not confirmed yet. Don't pay again: it will appear in Transactions once it is.",
  viewTransactions: 'View transactions',
  ownCard: 'Use a card in your own name that supports 3D‑Secure.',
  newCustomer: 'We may ask for more information if you joined less than 30 days ago or have never topped up by card.',
  afterVerification: 'Your payment completes once the card is verified.',
  verifyCard: 'Verify card',
});
