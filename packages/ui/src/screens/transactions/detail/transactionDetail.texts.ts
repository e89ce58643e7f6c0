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
  /** Read out between what went out and what came in. */
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
  receipt: 'Receipt',
  receiptTitle: (title: string): string => `Receipt: ${title}`,
  amount: 'Amount',
  exchanged: 'From and to',
  status: 'Status',
  transactionId: 'Transaction ID',
});
