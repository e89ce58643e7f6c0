import { catalogue } from '../../../texts/catalogue.ts';
import type { TransactionGroup } from '../../../patterns/TransactionList/TransactionList.types.ts';
import type { TransactionRowState } from './TransactionDetail.types.ts';

/** 'Your {noun} will be completed …' (TXN-015, D-TXN-07). */
const nouns: Record<TransactionGroup, string> = {
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
  total_receive: 'You receive',
  unit_price: 'Price of a unit',
  rate: 'Rate',
  final_rate: 'Final rate',
  from_account: 'From',
  to_account: 'To',
  beneficiary: 'Payee',
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
const words = { passed: 'Passed', in_progress: 'In progress', waiting: 'Waiting', completed: 'Completed', rejected: 'Rejected' };

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
  /** Read out between the amount sent and the amount received. */
  flowTo: 'to',
  noFee: (amount: string): string => `${amount}, no fee`,
  nouns,
  states,
  estimate: 'The exact amount will be calculated after executing the transaction on the network.',
  complianceCheck: (noun: string): string => `Your ${noun} will be completed after a short compliance check.`,
  rejected: 'The transaction was rejected. Please contact our support service',
  contactSupport: 'Contact support',
  flow: (from: string, to: string): string => `from ${from} to ${to}`,
  notFound: 'Transaction not found',
  backToList: 'Back to transactions',
  failed: 'Something went wrong',
  offline: 'No internet connection!',
  unavailable: 'Service is temporary unavailable',
  retry: 'Try again',
  note: 'Note',
  noteHint: 'Kept on this device only',
  noteTooLong: 'Maximum 140 characters',
  receipt: 'Receipt (PDF)',
  print: 'Print',
  receiptTitle: (title: string): string => `Receipt: ${title}`,
  amount: 'Amount',
  exchanged: 'From and to',
  status: 'Status',
  transactionId: 'Transaction ID',
  worth: 'Worth',
  created: 'Created',
  steps: 'What happens',
  fiatAccount: (currency: string): string => `${currency} account`,
  wallet: (currency: string): string => `${currency} wallet`,
  groups,
  rows,
  words,
});
