import { formatIsoDate } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import type {
  MonthPage,
  MoreTransactions,
  TransactionPages,
  TransactionRowView,
} from '@wallet/ui/patterns/TransactionList/TransactionList.types';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { loadFailure } from '../../api/loadFailure.ts';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import type { OrderList } from '../../data/orders/useOrderList.ts';
import { toTransactionRow } from './toTransactionRow.ts';

type Known = { readonly day: string; readonly locale: Locale; readonly rows: MonthPage<TransactionRowView> };
const known = new WeakMap<OrdersPage, Known>();

/** A page's rows, each worked out when it is drawn (budget L3); the same for a day, because of "Today" (budget L5). */
function rowsOf(page: OrdersPage, now: Date, titles: TransactionTitles, locale: Locale): MonthPage<TransactionRowView> {
  const day = formatIsoDate(now);
  const held = known.get(page);
  if (held?.day === day && held.locale === locale) return held.rows;
  const { orders } = page;
  const rows: MonthPage<TransactionRowView> = {
    length: orders.length,
    at: (place) => {
      const order = orders.at(place);
      return order && toTransactionRow(order, now, titles, locale);
    },
  };
  known.set(page, { day, locale, rows });
  return rows;
}

/** Pages of rows; a page that has not changed keeps its identity. */
export const toTransactionPages = (pages: readonly OrdersPage[], now: Date, titles: TransactionTitles, locale: Locale): TransactionPages =>
  pages.map((page) => rowsOf(page, now, titles, locale));

/** What stands after the last loaded row (D-TXN-14). */
export function toMore({ error, hasMore, isLoadingMore, loadMore }: OrderList): MoreTransactions {
  if (isLoadingMore) return { kind: 'loading' };
  if (error !== null) return { kind: 'failed', failure: loadFailure(error), onRetry: loadMore };
  return hasMore ? { kind: 'ready', onMore: loadMore } : { kind: 'end' };
}
