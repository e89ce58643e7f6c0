import type { Order, OrderRow } from '@wallet/contract/holdings/orders';
import { type TransactionTitles, transactionTitles } from '@wallet/ui/patterns/TransactionList';
import type { ExportProgress, ExportedTransaction, ExportedTransactions } from '@wallet/ui/screens/transactions';
import { useTexts } from '@wallet/ui/texts';
import { loadFailure, SessionEnd } from '../../api/errors.ts';
import { useCollectOrders } from '../../data/orders/history.ts';
import type { OrderFilters } from '../../data/orders/orderList.ts';
import { orderTitle } from '../../operations/transactionRows.ts';
import { matchesWords } from './wordSearch.ts';

type Here = {
  /** Searched for on the device, where the provider leaves them out; '' for none (D-WISH-02). */
  readonly words: string;
  /** Orders that the device's notes add to the search. */
  readonly noted: readonly Order[];
};

/** Everything that the list shows (WISH-022). */
export function useExport(filters: OrderFilters, { words, noted }: Here) {
  const collect = useCollectOrders();
  const titles = useTexts(transactionTitles);
  return async (progress: ExportProgress): Promise<ExportedTransactions> => {
    try {
      const collected = await collect(filters, progress);
      const orders = words === '' ? collected : collected.filter((order) => matchesWords(order, words, titles));
      const ids = new Set(orders.map(({ id }) => id));
      return { kind: 'done', rows: [...orders, ...noted.filter(({ id }) => !ids.has(id))].map((order) => toExported(order, titles)) };
    } catch (error) {
      if (progress.signal.aborted || error instanceof SessionEnd) return { kind: 'cancelled' };
      return { kind: 'failed', failure: loadFailure(error) };
    }
  };
}

/** An order as a line of the export: as it travels, nothing rounded (WISH-022). */
export function toExported(order: OrderRow, titles: TransactionTitles): ExportedTransaction {
  const { id, status, created_at: date, volume, fee, counterparty } = order;
  return {
    date,
    type: orderTitle(order, titles),
    status,
    amount: volume.value,
    currency: volume.currency,
    fee: fee === undefined || fee === null ? '' : `${fee.value} ${fee.currency}`,
    counterparty: counterparty ?? '',
    id,
  };
}
