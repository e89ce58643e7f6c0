import type { Order } from '@wallet/contract/orders';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { ExportProgress, ExportedTransactions } from '@wallet/ui/screens/transactions/TransactionsScreen.types';
import { useTexts } from '@wallet/ui/texts/Texts';
import { SessionEnd } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { useCollectOrders } from '../../data/orders/useCollectOrders.ts';
import type { OrderFilters } from '../../data/orders/useOrderList.ts';
import { matchesWords } from './matchesWords.ts';
import { toExported } from './toExported.ts';

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
