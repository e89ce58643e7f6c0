import { catalogue } from '../../texts/catalogue.ts';
import type { TransactionStatus } from './TransactionList.types.ts';

const statuses: Record<TransactionStatus, string> = {
  completed: 'Completed',
  pending: 'Pending',
  moderate: 'On review',
  rejected: 'Rejected',
};

/** Texts of all transaction lists (D-TXN-10 to D-TXN-14). */
export const transactionListTexts = catalogue('transaction-list', {
  statuses,
  onHold: 'On hold until {until}',
  columns: { date: 'Date', what: 'Transaction', account: 'Account', amount: 'Amount' },
  dateIn: 'Date ({zone})',
  /** Read out between two currencies. */
  into: 'to',
  to: 'to {name}',
  from: 'from {name}',
  loadingMore: 'Loading more transactions',
  moreFailed: 'Something went wrong.',
  offline: 'No internet connection!',
});
