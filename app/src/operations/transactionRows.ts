import { typesWithoutFlow } from '@wallet/contract/order-words';
import type { OrderRow } from '@wallet/contract/orders';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import { formatIsoDate } from '@wallet/core/format/formatIsoDate';
import { absoluteMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type {
  MonthPage,
  MoreTransactions,
  TransactionPages,
  TransactionRowView,
  TransactionTitles,
} from '@wallet/ui/patterns/TransactionList';
import { loadFailure } from '../api/errors.ts';
import type { OrdersPage } from '../data/orders/OrdersPage.ts';
import type { OrderList } from '../data/orders/orderList.ts';
import { toMoney } from '../api/toMoney.ts';
import { paths } from '../routing/paths.ts';

/** The provider's own words, else those of D-TXN-04; a type that nobody knows is called what it is. */
export const orderTitle = ({ type, type_human: title }: Pick<OrderRow, 'type' | 'type_human'>, titles: TransactionTitles): string =>
  title === '' ? (titles[type] ?? type) : title;

export const orderAmount = ({ value, currency }: OrderRow['volume']): Money => absoluteMoney(toMoney(value, currency));

/** What goes from one currency to another; null where that is not shown. */
export const orderFlow = ({ type, flow }: Pick<OrderRow, 'type' | 'flow'>): OrderRow['flow'] => (typesWithoutFlow.has(type) ? null : flow);

/**
 * An order as a row of any list (D-TXN-10 to D-TXN-13).
 * @param now by the provider's clock
 */
export function toTransactionRow(order: OrderRow, now: Date, titles: TransactionTitles): TransactionRowView {
  const flow = orderFlow(order);
  return {
    id: order.id,
    href: paths.transaction.to({ transactionId: order.id }),
    title: orderTitle(order, titles),
    status: order.status,
    group: order.group,
    volume: orderAmount(order.volume),
    flow: flow === null ? null : { from: flow.from.currency, to: flow.to.currency },
    time: formatTimestamp(order.created_at, now),
    month: formatMonth(order.created_at),
  };
}

type Known = { readonly day: string; readonly rows: MonthPage<TransactionRowView> };
const known = new WeakMap<OrdersPage, Known>();

/** A page's rows, each worked out when it is drawn (budget L3); the same for a day, because of "Today" (budget L5). */
function rowsOf(page: OrdersPage, now: Date, titles: TransactionTitles): MonthPage<TransactionRowView> {
  const day = formatIsoDate(now);
  const held = known.get(page);
  if (held?.day === day) return held.rows;
  const { orders } = page;
  const rows: MonthPage<TransactionRowView> = {
    length: orders.length,
    at: (place) => {
      const order = orders.at(place);
      return order && toTransactionRow(order, now, titles);
    },
  };
  known.set(page, { day, rows });
  return rows;
}

/** Pages of rows; a page that has not changed keeps its identity. */
export const toTransactionPages = (pages: readonly OrdersPage[], now: Date, titles: TransactionTitles): TransactionPages =>
  pages.map((page) => rowsOf(page, now, titles));

/** What stands after the last loaded row (D-TXN-14). */
export function toMore({ error, hasMore, isLoadingMore, loadMore }: OrderList): MoreTransactions {
  if (isLoadingMore) return { kind: 'loading' };
  if (error !== null) return { kind: 'failed', failure: loadFailure(error), onRetry: loadMore };
  return hasMore ? { kind: 'ready', onMore: loadMore } : { kind: 'end' };
}
