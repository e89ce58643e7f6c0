import type { Locale } from '@wallet/core/format/locale';
import { typesWithoutFlow } from '@wallet/contract/holdings/order-words';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import { dayOf } from '@wallet/core/calendar/days';
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
export function toTransactionRow(order: OrderRow, now: Date, titles: TransactionTitles, locale: Locale): TransactionRowView {
  const flow = orderFlow(order);
  return {
    id: order.id,
    href: paths.transaction.to({ transactionId: order.id }),
    title: orderTitle(order, titles),
    status: order.status,
    group: order.group,
    volume: orderAmount(order.volume),
    flow: flow === null ? null : { from: flow.from.currency, to: flow.to.currency },
    time: formatTimestamp(order.created_at, now, locale),
    month: formatMonth(order.created_at, locale),
  };
}

type Known = { readonly day: string; readonly locale: Locale; readonly rows: MonthPage<TransactionRowView> };
const known = new WeakMap<OrdersPage, Known>();

/** A page's rows, each worked out when it is drawn (budget L3); the same for a day, because of "Today" (budget L5). */
function rowsOf(page: OrdersPage, now: Date, titles: TransactionTitles, locale: Locale): MonthPage<TransactionRowView> {
  const day = dayOf(now);
  const last = known.get(page);
  if (last?.day === day && last.locale === locale) return last.rows;
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

/** What is after the last loaded row (D-TXN-14). */
export function toMore({ error, hasMore, isLoadingMore, loadMore }: OrderList): MoreTransactions {
  if (isLoadingMore) return { kind: 'loading' };
  if (error !== null) return { kind: 'failed', failure: loadFailure(error), onRetry: loadMore };
  return hasMore ? { kind: 'ready', onMore: loadMore } : { kind: 'end' };
}
