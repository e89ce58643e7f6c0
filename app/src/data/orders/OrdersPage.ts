import { isOrderType } from '@wallet/contract/order-words';
import type { OrderRow, searchOrders } from '@wallet/contract/orders';
import type { AnswerOf } from '@wallet/contract/endpoint';
import type { InfiniteData } from '@tanstack/react-query';

/** A page of orders whose types this version knows; `last` is the cursor of the next one. */
export type OrdersPage = { readonly orders: readonly OrderRow[]; readonly total: number; readonly last: string | null };
export type LoadedOrders = InfiniteData<OrdersPage, string | null>;

/** What a parser makes has room for members that may still come; this has none. */
const closeFitting = ({ value, currency }: OrderRow['volume']): OrderRow['volume'] => ({ value, currency });

/**
 * The same orders in half the room, since a history keeps 100,000 of them (budget L3): one text for each word or moment that occurs more
 * than once in a page, where each order as it is parsed has its own, and amounts without spare room.
 */
function compacted(orders: readonly OrderRow[]): readonly OrderRow[] {
  const words = new Map<string, string>();
  const shared = (word: string): string => {
    const known = words.get(word);
    if (known === undefined) words.set(word, word);
    return known ?? word;
  };
  return orders.map((order) => {
    const { type, type_human: title, volume, flow, counterparty, created_at: created, finished_at: finished } = order;
    return {
      ...order,
      type: shared(type),
      type_human: shared(title),
      volume: closeFitting(volume),
      flow: flow && { from: closeFitting(flow.from), to: closeFitting(flow.to) },
      created_at: shared(created),
      ...(typeof finished === 'string' ? { finished_at: shared(finished) } : {}),
      ...(typeof counterparty === 'string' ? { counterparty: shared(counterparty) } : {}),
    };
  });
}

/** Drops the orders of unknown types, and names them (TXN-025, PROG-007). */
export function knownOrders({ orders, total, last }: AnswerOf<typeof searchOrders>, onUnknown: (type: string) => void): OrdersPage {
  for (const { type } of orders) if (!isOrderType(type)) onUnknown(type);
  return { orders: compacted(orders.filter(({ type }) => isOrderType(type))), total, last };
}

const isNewer = (left: OrderRow, right: OrderRow): boolean =>
  left.created_at === right.created_at ? BigInt(left.id) > BigInt(right.id) : left.created_at > right.created_at;

/** What is loaded, with one order as it is now in its place; the very same where it has not gone on (D-TXN-31). */
export function replaceOrder(loaded: LoadedOrders, now: OrderRow): LoadedOrders {
  const isBefore = ({ id, status }: OrderRow): boolean => id === now.id && status !== now.status;
  const at = loaded.pages.findIndex(({ orders }) => orders.some(isBefore));
  const page = loaded.pages[at];
  if (page === undefined) return loaded;
  return { ...loaded, pages: loaded.pages.with(at, { ...page, orders: page.orders.map((order) => (isBefore(order) ? now : order)) }) };
}

/**
 * What is loaded, brought up to date by a fresh first page (D-TXN-31): new orders on top, changed ones in their place, those that no
 * longer belong to the list gone. The pages beneath keep their identity. Where the fresh page does not reach what is loaded, the list
 * begins anew with it.
 */
export function mergeFresh(loaded: LoadedOrders, fresh: OrdersPage): LoadedOrders {
  const startAnew: LoadedOrders = { pages: [fresh], pageParams: [null] };
  const lowest = fresh.orders.at(-1);
  if (fresh.last === null || lowest === undefined) return startAnew;
  const freshIds = new Set(fresh.orders.map(({ id }) => id));
  const reaches = loaded.pages.some(({ orders }) => orders.some(({ id }) => freshIds.has(id)));
  if (!reaches) return startAnew;
  const beneath = loaded.pages.map((page) => {
    const older = page.orders.filter((order) => !freshIds.has(order.id) && isNewer(lowest, order));
    return older.length === page.orders.length ? page : { ...page, orders: older };
  });
  const [first, ...others] = beneath;
  if (first === undefined) return startAnew;
  return { ...loaded, pages: [{ ...first, orders: [...fresh.orders, ...first.orders], total: fresh.total }, ...others] };
}
