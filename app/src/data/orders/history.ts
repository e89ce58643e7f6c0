import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseOf } from '@wallet/contract/endpoint';
import { isOrderType } from '@wallet/contract/holdings/order-words';
import { type OrderRow, type OrdersQuery, searchOrders } from '@wallet/contract/holdings/orders';
import type { Call } from '../../api/call.ts';
import type { CallOptions } from '../../api/Link.ts';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from './orders.ts';
import type { OrderFilters } from './orderList.ts';

/** Maximum page size of the provider (API-066). */
const PAGE_LIMIT = 100;
/** With more orders, the history of a balance is not worth the requests. */
const MAX_ORDERS = 2000;

type Page = ResponseOf<typeof searchOrders>;

export async function* fetchPages(call: Call, filters: OrderFilters, options: CallOptions): AsyncGenerator<Page> {
  let cursor: string | null = null;
  do {
    const query: OrdersQuery = { ...filters, limit: PAGE_LIMIT, ...(cursor === null ? {} : { cursor }) };
    // oxlint-disable-next-line no-await-in-loop
    const page: Page = await call(searchOrders, { query }, options);
    yield page;
    cursor = page.last;
  } while (cursor !== null);
}

export type CollectProgress = {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
};

/** Collects all orders that match the filters, newest first (WISH-022). Unknown types are left out, as in the list. */
export async function collectOrders(
  call: Call,
  filters: OrderFilters,
  { signal, onProgress }: CollectProgress,
): Promise<readonly OrderRow[]> {
  const collected: OrderRow[] = [];
  let loaded = 0;
  for await (const { orders, total } of fetchPages(call, filters, { signal, repeats: true })) {
    collected.push(...orders.filter(({ type }) => isOrderType(type)));
    loaded += orders.length;
    onProgress(loaded, total);
  }
  return collected;
}

const SEND_TYPES = ['send', 'token_send'];

export const completedSends: OrderFilters = { 'type[]': SEND_TYPES, 'group[]': ['outgoings'], 'status[]': ['completed'] };

/** The destination address of a send in any status. Null for any other order. */
export const getSentAddress = ({ type, group, counterparty }: OrderRow): string | null =>
  SEND_TYPES.includes(type) && group === 'outgoings' ? (counterparty ?? null) : null;

/**
 * Returns the addresses that the customer has sent to, each once. Incoming transfers never count, even if the provider returns them,
 * because anyone can send a small amount from a look-alike address (WISH-010).
 */
export function getSentAddresses(orders: readonly OrderRow[]): readonly string[] {
  return [...new Set(orders.filter(({ status }) => status === 'completed').flatMap((order) => getSentAddress(order) ?? []))];
}

/**
 * The addresses that the customer has sent to, from the entire history (WISH-010). Null while loading. Empty if the history cannot be read,
 * because a send must not depend on it.
 */
export function useSentAddresses(): readonly string[] | null {
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ordersKeys.sentTo,
    queryFn: async ({ signal }) => getSentAddresses(await collectOrders(call, completedSends, { signal, onProgress: () => undefined })),
    refetchOnMount: 'always',
  });
  return data ?? (isError ? [] : null);
}

/** All orders since a day, including today's. Null when there are too many. */
export function useOrdersSince(from: string, to: string): UseQueryResult<readonly OrderRow[] | null> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.since(from),
    queryFn: async ({ signal }) => {
      const collected: OrderRow[] = [];
      for await (const { orders, total } of fetchPages(call, { date: `${from}_${to}` }, { signal })) {
        if (total > MAX_ORDERS) return null;
        collected.push(...orders);
      }
      return collected;
    },
  });
}
