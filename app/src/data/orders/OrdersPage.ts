import { isOrderType } from '@wallet/contract/holdings/order-words';
import type { OrderRow, searchOrders } from '@wallet/contract/holdings/orders';
import type { ResponseOf } from '@wallet/contract/endpoint';
import type { InfiniteData } from '@tanstack/react-query';
import { StoredOrders, type OrderRows } from './StoredOrders.ts';

/** Keys of the paged lists. Separate from the orders, because a stale list is never requested again in full (budget L5). */
export const orderListKeys = { all: ['order-list'], of: (question: string) => ['order-list', question] } as const;

/** A page of orders of known types. `last` is the cursor of the next page. */
export type OrdersPage = { readonly orders: OrderRows; readonly total: number; readonly last: string | null };
export type LoadedOrders = InfiniteData<OrdersPage, string | null>;

export const keepKnownOrders = (orders: readonly OrderRow[]): readonly OrderRow[] => orders.filter(({ type }) => isOrderType(type));

/** Drops orders of unknown types and reports the types (TXN-025, PROG-007). */
export function dropUnknownOrders({ orders, total, last }: ResponseOf<typeof searchOrders>, onUnknown: (type: string) => void): OrdersPage {
  for (const { type } of orders) if (!isOrderType(type)) onUnknown(type);
  return { orders: new StoredOrders(keepKnownOrders(orders)), total, last };
}

const isNewer = (left: OrderRow, right: OrderRow): boolean =>
  left.created_at === right.created_at ? BigInt(left.id) > BigInt(right.id) : left.created_at > right.created_at;

/** Index of the first page, newest first, that ends with this order or an older one. No other page can contain it. */
const findReachingPage = (pages: readonly OrdersPage[], order: OrderRow): number =>
  pages.findIndex(({ orders }) => {
    const lowest = orders.at(-1);
    return lowest !== undefined && !isNewer(lowest, order);
  });

export function isLoaded(pages: readonly OrdersPage[], order: OrderRow): boolean {
  const page = pages[findReachingPage(pages, order)];
  return page !== undefined && [...page.orders].some(({ id }) => id === order.id);
}

/** Replaces one loaded order by its current state. Returns the same object if its status is unchanged (D-TXN-31). */
export function replaceOrder(loaded: LoadedOrders, now: OrderRow): LoadedOrders {
  const at = findReachingPage(loaded.pages, now);
  const page = loaded.pages[at];
  if (page === undefined) return loaded;
  const orders = [...page.orders];
  const place = orders.findIndex(({ id, status }) => id === now.id && status !== now.status);
  if (place === -1) return loaded;
  return { ...loaded, pages: loaded.pages.with(at, { ...page, orders: orders.with(place, now) }) };
}

/**
 * Updates the loaded pages with a fresh first page (D-TXN-31): adds new orders on top, replaces changed ones, and removes those that no
 * longer belong to the list. Later pages keep their identity. If the fresh page does not reach the loaded ones, the list starts over with
 * it.
 */
export function mergeFreshPage(loaded: LoadedOrders, fresh: OrdersPage): LoadedOrders {
  const startAnew: LoadedOrders = { pages: [fresh], pageParams: [null] };
  const lowest = fresh.orders.at(-1);
  if (fresh.last === null || lowest === undefined) return startAnew;
  const freshIds = new Set([...fresh.orders].map(({ id }) => id));
  // The fresh page covers only this range. Deeper orders are older and are not visited (budget L5).
  const reach = findReachingPage(loaded.pages, lowest);
  const upper = loaded.pages.slice(0, reach === -1 ? undefined : reach + 1).map((page) => ({ page, orders: [...page.orders] }));
  if (!upper.some(({ orders }) => orders.some(({ id }) => freshIds.has(id)))) return startAnew;
  const beneath = upper.map(({ page, orders }) => {
    const older = orders.filter((order) => !freshIds.has(order.id) && isNewer(lowest, order));
    return older.length === orders.length ? page : { ...page, orders: older };
  });
  const [first, ...others] = [...beneath, ...loaded.pages.slice(upper.length)];
  if (first === undefined) return startAnew;
  return { ...loaded, pages: [{ ...first, orders: [...fresh.orders, ...first.orders], total: fresh.total }, ...others] };
}
