import type { Locale } from '@wallet/core/format/locale';
import { typesWithoutFlow } from '@wallet/contract/holdings/order-words';
import { readOrderFigures } from '@wallet/contract/holdings/orderFigures';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { formatCardText } from '@wallet/core/format/formatCard';
import { shortenAddress } from '@wallet/core/format/masks';
import { formatMonth, formatTimestamp, formatUntil } from '@wallet/core/format/formatDates';
import { toDay } from '@wallet/core/calendar/days';
import { absoluteMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import {
  type MonthPage,
  type MoreTransactions,
  type TransactionMark,
  type TransactionPages,
  type TransactionParty,
  type TransactionRowView,
  type TransactionTitles,
  transactionTitles,
} from '@wallet/ui/patterns/TransactionList';
import type { TransactionFlow } from '@wallet/ui/screens/transactions';
import { useLocale, useTexts } from '@wallet/ui/texts';
import { useMemo } from 'react';
import { toLoadFailure } from '../api/errors.ts';
import type { OrdersPage } from '../data/orders/OrdersPage.ts';
import type { OrderList } from '../data/orders/orderList.ts';
import { noPausedOrders, type PausedOrders } from '../data/orders/paused.ts';
import { toMoney } from '../api/toMoney.ts';
import { paths } from '../routing/paths.ts';

export type Wording = { readonly titles: TransactionTitles; readonly locale: Locale };

export function useWording(): Wording {
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  return useMemo(() => ({ titles, locale }), [titles, locale]);
}

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
export function toOrderTitle({ type, type_human: words, volume, flow }: TitledOrder, { titles, locale }: Wording): string {
  const isEnglish = locale.startsWith('en');
  const [asset, plain] = assetTitles.get(type) ?? [];
  if (asset !== undefined && (words === '' || words === plain || !isEnglish)) {
    const bought = asset === 'buy' || asset === 'units' ? flow?.to.currency : volume.currency;
    if (bought !== undefined) return titles.withAsset[asset]({ asset: bought });
  }
  const own = Object.entries(titles.types).find(([known]) => known === type)?.[1];
  return isEnglish && words !== '' ? words : (own ?? (words === '' ? type : words));
}

const marks: ReadonlyMap<string, TransactionMark> = new Map([
  ['top_up_card', 'card'],
  ['withdraw_card', 'card'],
  ['top_up_sepa', 'bank'],
  ['top_up_swift', 'bank'],
  ['top_up_fedwire', 'bank'],
  ['withdraw_sepa', 'withdraw'],
  ['withdraw_bik', 'withdraw'],
  ['withdraw_us_fedwire', 'withdraw'],
  ['withdraw_us_swift', 'withdraw'],
  ['withdraw_local_kzt', 'withdraw'],
  ['referral_bonus', 'gift'],
  ['sell', 'sell'],
  ['token_sell', 'sell'],
  ['securities_sell', 'sell'],
  ['buy', 'buy'],
  ['token_buy', 'buy'],
  ['securities_buy', 'buy'],
  ['token_purchase', 'units'],
]);

/** Returns the mark of a type, or undefined when it uses the mark of its group. */
export const getOrderMark = (type: string): TransactionMark | undefined => marks.get(type);

/** Addresses have no spaces and are longer than any name. */
const ADDRESS = /^\S{24,}$/;

/** Describes the other party of an order: "to Anna Keller", "Visa ·· 4242", "from bc1qar0…f5mdq". */
export function toOrderParty({
  type,
  group,
  counterparty,
}: Pick<OrderRow, 'type' | 'group' | 'counterparty'>): TransactionParty | undefined {
  if (counterparty === undefined || counterparty === null || counterparty === '') return undefined;
  const way = group === 'outgoings' ? 'to' : group === 'incomings' ? 'from' : 'by';
  if (marks.get(type) === 'card') return { way: 'by', kind: 'card', name: formatCardText(counterparty) };
  if (ADDRESS.test(counterparty)) return { way, kind: 'address', name: shortenAddress(counterparty) };
  const [name = counterparty, ...rest] = counterparty.split(', ');
  return { way, kind: 'name', name, detail: rest.length === 0 ? undefined : rest.join(', ').replaceAll(' ', '\u00A0') };
}

export const toOrderAmount = ({ value, currency }: OrderRow['volume']): Money => absoluteMoney(toMoney(value, currency));

/** Returns what left the customer and what arrived. Null for types that do not show it, and if a side is unknown. */
export function getOrderFlow(order: Parameters<typeof readOrderFigures>[0]): TransactionFlow | null {
  const { left, arrived } = readOrderFigures(order);
  return typesWithoutFlow.has(order.type) || left === null || arrived === null ? null : { left, arrived };
}

/** Returns both sides of an exchange, purchase or sale. Null when both have the same currency. */
export function toOrderSides(order: Parameters<typeof readOrderFigures>[0]): { readonly came: Money; readonly left: Money } | null {
  const flow = getOrderFlow(order);
  return flow === null || flow.left.currencyCode === flow.arrived.currencyCode ? null : { came: flow.arrived, left: flow.left };
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
export function toTransactionRow(order: OrderRow, now: Date, wording: Wording, paused: PausedOrders = noPausedOrders): TransactionRowView {
  const { locale } = wording;
  const until = order.status === 'moderate' ? paused.get(order.id) : undefined;
  const sides = toOrderSides(order);
  return {
    id: order.id,
    href: paths.transaction.to({ transactionId: order.id }),
    title: toOrderTitle(order, wording),
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
function toRows(page: OrdersPage, now: Date, wording: Wording, paused: PausedOrders): MonthPage<TransactionRowView> {
  const day = toDay(now);
  const last = rowsOfPages.get(page);
  if (last?.day === day && last.locale === wording.locale && last.paused === paused) return last.rows;
  const { orders } = page;
  const rows: MonthPage<TransactionRowView> = {
    length: orders.length,
    at: (place) => {
      const order = orders.at(place);
      return order && toTransactionRow(order, now, wording, paused);
    },
  };
  rowsOfPages.set(page, { day, locale: wording.locale, paused, rows });
  return rows;
}

/** A page that has not changed keeps its identity. */
export const toTransactionPages = (
  pages: readonly OrdersPage[],
  now: Date,
  wording: Wording,
  paused: PausedOrders = noPausedOrders,
): TransactionPages => pages.map((page) => toRows(page, now, wording, paused));

/** Returns what follows the last loaded row (D-TXN-14). */
export function toMore({ error, hasMore, isLoadingMore, loadMore }: OrderList): MoreTransactions {
  if (isLoadingMore) return { kind: 'loading' };
  if (error !== null) return { kind: 'failed', failure: toLoadFailure(error), onRetry: loadMore };
  return hasMore ? { kind: 'ready', onMore: loadMore } : { kind: 'end' };
}
