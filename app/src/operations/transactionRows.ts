import type { Locale } from '@wallet/core/format/locale';
import { typesWithoutFlow } from '@wallet/contract/holdings/order-words';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { formatMonth, formatTimestamp, formatUntil } from '@wallet/core/format/formatDates';
import { toDay } from '@wallet/core/calendar/days';
import { absoluteMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type {
  MonthPage,
  MoreTransactions,
  TransactionPages,
  TransactionRowView,
  TransactionTitles,
} from '@wallet/ui/patterns/TransactionList';
import { toLoadFailure } from '../api/errors.ts';
import type { OrdersPage } from '../data/orders/OrdersPage.ts';
import type { OrderList } from '../data/orders/orderList.ts';
import { noPausedOrders, type PausedOrders } from '../data/orders/paused.ts';
import { toMoney } from '../api/toMoney.ts';
import { paths } from '../routing/paths.ts';
import { getOrderMark, toOrderParty } from './toOrderParty.ts';

type TitledOrder = Pick<OrderRow, 'type' | 'type_human' | 'volume' | 'flow'>;
type AssetTitle = keyof TransactionTitles['withAsset'];

/** Types whose title includes the asset, with the provider's plain text that says no more than the type. */
const assetTitles: ReadonlyMap<string, readonly [title: AssetTitle, plain: string]> = new Map([
  ['send', ['send', 'Send']],
  ['token_send', ['send', 'Send']],
  ['receive', ['receive', 'Receive']],
  ['token_receive', ['receive', 'Receive']],
  ['buy', ['buy', 'Buy']],
  ['token_buy', ['buy', 'Buy']],
  ['sell', ['sell', 'Sell']],
  ['token_sell', ['sell', 'Sell']],
  ['token_purchase', ['units', 'Unit purchase']],
]);

/**
 * Includes the asset when the type has one and the provider has no text of its own: "Send BTC". Otherwise uses the provider's text in
 * English, and the titles of D-TXN-04 in other languages. An unknown type falls back to the provider's text, then to its raw name.
 */
export function toOrderTitle({ type, type_human: words, volume, flow }: TitledOrder, titles: TransactionTitles, locale: Locale): string {
  const isEnglish = locale.startsWith('en');
  const [asset, plain] = assetTitles.get(type) ?? [];
  if (asset !== undefined && (words === '' || words === plain || !isEnglish)) {
    const bought = asset === 'buy' || asset === 'units' ? flow?.to.currency : volume.currency;
    if (bought !== undefined) return titles.withAsset[asset](bought);
  }
  const own = Object.entries(titles.types).find(([known]) => known === type)?.[1];
  return isEnglish && words !== '' ? words : (own ?? (words === '' ? type : words));
}

export const toOrderAmount = ({ value, currency }: OrderRow['volume']): Money => absoluteMoney(toMoney(value, currency));

/** Returns the flow between two currencies, or null for types that do not show it. */
export const getOrderFlow = ({ type, flow }: Pick<OrderRow, 'type' | 'flow'>): OrderRow['flow'] =>
  typesWithoutFlow.has(type) ? null : flow;

/** Returns both sides of an exchange, purchase or sale. Null when both have the same currency. */
export function toOrderSides(order: Pick<OrderRow, 'type' | 'flow'>): { readonly came: Money; readonly left: Money } | null {
  const flow = getOrderFlow(order);
  if (flow === null || flow.from.currency === flow.to.currency) return null;
  return { came: toOrderAmount(flow.to), left: toOrderAmount(flow.from) };
}

const EURO = 'EUR';

/** Returns the worth in euros: the side in euros, else the worth reported by the provider. */
export function toOrderWorth(order: OrderRow): Money | undefined {
  const { volume, worth } = order;
  const sides = toOrderSides(order);
  const inEuro = [sides?.came, sides?.left, toOrderAmount(volume)].find((amount) => amount?.currencyCode === EURO);
  return inEuro ?? (worth ? toOrderAmount(worth) : undefined);
}

/**
 * Maps an order to a row of any list (D-TXN-10 to D-TXN-13).
 * @param now by the provider's clock
 */
export function toTransactionRow(
  order: OrderRow,
  now: Date,
  titles: TransactionTitles,
  locale: Locale,
  paused: PausedOrders = noPausedOrders,
): TransactionRowView {
  const until = order.status === 'moderate' ? paused.get(order.id) : undefined;
  const sides = toOrderSides(order);
  return {
    id: order.id,
    href: paths.transaction.to({ transactionId: order.id }),
    title: toOrderTitle(order, titles, locale),
    status: order.status,
    heldUntil: until === undefined ? undefined : formatUntil(until, now, locale),
    group: order.group,
    mark: getOrderMark(order.type),
    volume: sides?.came ?? toOrderAmount(order.volume),
    left: sides?.left,
    flow: sides && { from: sides.left.currencyCode, to: sides.came.currencyCode },
    party: toOrderParty(order),
    worth: toOrderWorth(order),
    time: formatTimestamp(order.created_at, now, locale),
    month: formatMonth(order.created_at, locale),
  };
}

type CachedRows = {
  readonly day: string;
  readonly paused: PausedOrders;
  readonly locale: Locale;
  readonly rows: MonthPage<TransactionRowView>;
};
const rowsOfPages = new WeakMap<OrdersPage, CachedRows>();

/** Returns the rows of a page, each created when it is rendered (budget L3). Cached for a day, because rows say "Today" (budget L5). */
function toRows(
  page: OrdersPage,
  now: Date,
  titles: TransactionTitles,
  locale: Locale,
  paused: PausedOrders,
): MonthPage<TransactionRowView> {
  const day = toDay(now);
  const last = rowsOfPages.get(page);
  if (last?.day === day && last.locale === locale && last.paused === paused) return last.rows;
  const { orders } = page;
  const rows: MonthPage<TransactionRowView> = {
    length: orders.length,
    at: (place) => {
      const order = orders.at(place);
      return order && toTransactionRow(order, now, titles, locale, paused);
    },
  };
  rowsOfPages.set(page, { day, locale, paused, rows });
  return rows;
}

/** A page that has not changed keeps its identity. */
export const toTransactionPages = (
  pages: readonly OrdersPage[],
  now: Date,
  titles: TransactionTitles,
  locale: Locale,
  paused: PausedOrders = noPausedOrders,
): TransactionPages => pages.map((page) => toRows(page, now, titles, locale, paused));

/** Returns what follows the last loaded row (D-TXN-14). */
export function toMore({ error, hasMore, isLoadingMore, loadMore }: OrderList): MoreTransactions {
  if (isLoadingMore) return { kind: 'loading' };
  if (error !== null) return { kind: 'failed', failure: toLoadFailure(error), onRetry: loadMore };
  return hasMore ? { kind: 'ready', onMore: loadMore } : { kind: 'end' };
}
