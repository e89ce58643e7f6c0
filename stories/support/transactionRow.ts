import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { eur } from './amounts.ts';

/** A row of the transactions, by default a completed bank top-up. */
export const buildTransactionRow = (id: string, changes: Partial<TransactionRowView> = {}): TransactionRowView => ({
  id,
  href: `#${id}`,
  title: 'SEPA top up',
  status: 'completed',
  group: 'incomings',
  volume: eur('1500.00'),
  flow: null,
  time: 'Today, 14:32',
  month: 'November 2026',
  ...changes,
});
