import type { TransactionGroupName } from '../../../patterns/TransactionList/TransactionList.types.ts';
import type { TransactionRowState } from './TransactionDetail.types.ts';
import { catalogue } from '../../../texts/catalogue.ts';

/** 'Your {noun} will be completed …' (TXN-015, D-TXN-07). */
const nouns: Record<TransactionGroupName, string> = {
  incomings: 'top-up',
  outgoings: 'withdrawal',
  exchange: 'transaction',
  unit_purchase: 'transaction',
  buy: 'transaction',
};

const groups = { details: 'Details', amounts: 'Amounts', progress: 'Progress' };
/** Labels of the rows of an order's summary, by code. */
const rows = {
  amount: 'Amount',
  fee: 'Fee',
  total: 'Total',
  total_receive: 'Arrives',
  unit_price: 'Unit price',
  rate: 'Rate',
  final_rate: 'Final rate with fee',
  from_account: 'From',
  to_account: 'To',
  beneficiary: 'Recipient',
  sender: 'Sender',
  bank: 'Bank',
  iban: 'IBAN',
  card: 'Card',
  reference: 'Reference',
  comment: 'Comment',
  reason: 'Reason',
  to_address: 'To address',
  from_address: 'From address',
  transaction_hash: 'Transaction hash',
  transaction_id: 'Transaction ID',
  compliance_check: 'Compliance check',
  bank_transfer: 'Bank transfer',
  card_payment: 'Card payment',
  network: 'Network',
  exchange: 'Exchange',
  purchase: 'Purchase',
  sale: 'Sale',
  allotment: 'Allotment',
  bonus: 'Bonus',
};
/** Values in words, by code. */
const words = {
  passed: 'Passed',
  in_progress: 'In progress',
  waiting: 'Waiting',
  completed: 'Completed',
  rejected: 'Rejected',
  none: 'None',
};

const states: Record<TransactionRowState, string> = {
  pending: 'pending',
  moderate: 'on review',
  in_progress: 'in progress',
  success: 'done',
  fail: 'failed',
};

export const transactionDetailTexts = catalogue('transaction-detail', {
  loading: 'Transaction',
  close: 'Close',
  date: 'Date',
  nouns,
  states,
  estimate: 'The exact amount will be calculated after executing the transaction on the network.',
  complianceCheck: 'Your {noun} will be completed after a short compliance check.',
  rejected: 'The transaction was rejected. Please contact our support service',
  contactSupport: 'Contact support',
  notFound: 'Transaction not found',
  backToList: 'Back to transactions',
  failed: 'Something went wrong',
  offline: 'No internet connection!',
  note: 'Note',
  noteHint: 'Only on this device',
  noteTooLong: 'Maximum 140 characters',
  receipt: 'Receipt (PDF)',
  print: 'Print',
  receiptTitle: 'Receipt: {title}',
  status: 'Status',
  transactionId: 'Transaction ID',
  steps: 'What happens',
  started: 'Started',
  groups,
  rows,
  words,
});

/** Texts of the steps after an order was placed: to a bank, over a network, or between the customer's own accounts. */
export const nextStepsTexts = catalogue('next-steps', {
  title: 'What happens next',
  placed: 'Transaction started',
  checked: 'We check it and e-mail you',
  held: 'On hold',
  carriedOut: { bank: 'We send it to the bank', network: 'The network confirms it', own: 'We make the transaction' },
  arrives: { bank: 'It arrives at the bank', network: 'It arrives at the address', own: 'It arrives in your account' },
  by: {
    bank: 'Usually by the end of the next business day',
    network: 'Usually within an hour',
    own: 'Usually within a few minutes',
  },
  /** Read out after a step. */
  done: 'done',
  close: 'Done',
  again: 'Repeat',
});

/** Texts of an order on hold, its cancellation, and trusting its recipient (BRAKE-011 to BRAKE-015). */
export const heldTransferTexts = catalogue('held-transfer', {
  held: 'On hold until {moment}. You can cancel it until then.',
  cancel: 'Cancel transfer',
  cancelTitle: 'Cancel this transfer?',
  cancelText: 'The whole amount, fee included, goes back to your account.',
  keep: 'Keep it',
  cancelled: 'The transfer was cancelled',
  lateTitle: 'It is too late to cancel',
  lateText: 'The transfer has left your account.',
  gotIt: 'I got it',
  trust: 'Trust this recipient',
  trustTitle: 'Enter your password to trust this recipient',
  password: 'Password',
  passwordRequired: 'This field is required',
  confirmTrust: 'Trust',
  stopTrust: 'Cancel',
  trusted: 'Recipient trusted',
});
