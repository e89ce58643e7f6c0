import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@wallet/contract/endpoint';
import { isOrderType } from '@wallet/contract/holdings/order-words';
import { type OrderRow, type OrdersQuery, searchOrders } from '@wallet/contract/holdings/orders';
import { useCallback } from 'react';
import type { Call } from '../../api/call.ts';
import type { CallOptions } from '../../api/Link.ts';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from './orders.ts';
import type { OrderFilters } from './orderList.ts';

/** The most that the provider answers at once (API-066). */
const LIMIT = 100;
/** Beyond this the history of a balance is not worth what it costs to request. */
const MOST_ORDERS = 2000;

type Page = AnswerOf<typeof searchOrders>;

/** Every page that the filters find, newest first. */
export async function* pagesOf(call: Call, filters: OrderFilters, options: CallOptions): AsyncGenerator<Page> {
  let cursor: string | null = null;
  do {
    const query: OrdersQuery = { ...filters, limit: LIMIT, ...(cursor === null ? {} : { cursor }) };
    // Each page tells where the next one begins.
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

export async function collectOrders(
  call: Call,
  filters: OrderFilters,
  { signal, onProgress }: CollectProgress,
): Promise<readonly OrderRow[]> {
  const collected: OrderRow[] = [];
  let loaded = 0;
  for await (const { orders, total } of pagesOf(call, filters, { signal, repeats: true })) {
    collected.push(...orders.filter(({ type }) => isOrderType(type)));
    loaded += orders.length;
    onProgress(loaded, total);
  }
  return collected;
}

/** Every order that the filters find, page after page, newest first (WISH-022). Unknown types are left out, as in the list. */
export function useCollectOrders(): (filters: OrderFilters, progress: CollectProgress) => Promise<readonly OrderRow[]> {
  const call = useCall();
  return useCallback((filters, progress) => collectOrders(call, filters, progress), [call]);
}

const TYPES = ['send', 'token_send'];

/** What is asked of the provider: completed sends alone. */
export const completedSends: OrderFilters = { 'type[]': TYPES, 'group[]': ['outgoings'], 'status[]': ['completed'] };

/** The address that a send goes to, whatever has become of it; null for every other order. */
export const sentAddress = ({ type, group, counterparty }: OrderRow): string | null =>
  TYPES.includes(type) && group === 'outgoings' ? (counterparty ?? null) : null;

/**
 * The addresses that the customer's money has gone to, each once. An incoming transfer is never among them, whatever the provider answers:
 * anybody can send a little from an address made to look like one of these (WISH-010).
 */
export function sentAddresses(orders: readonly OrderRow[]): readonly string[] {
  return [...new Set(orders.filter(({ status }) => status === 'completed').flatMap((order) => sentAddress(order) ?? []))];
}

/**
 * The addresses that the customer has sent to, from the whole history (WISH-010). Null while they are asked for; a history that cannot be
 * read is as an empty one, for a send must not depend on it.
 */
export function useSentAddresses(): readonly string[] | null {
  const collect = useCollectOrders();
  const { data, isError } = useQuery({
    queryKey: ordersKeys.sentTo,
    queryFn: async ({ signal }) => sentAddresses(await collect(completedSends, { signal, onProgress: () => undefined })),
    refetchOnMount: 'always',
  });
  return data ?? (isError ? [] : null);
}

/** Every order since a day, today's included; null when there are too many of them. */
export function useOrdersSince(from: string, to: string): UseQueryResult<readonly OrderRow[] | null> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.since(from),
    queryFn: async ({ signal }) => {
      const collected: OrderRow[] = [];
      for await (const { orders, total } of pagesOf(call, { date: `${from}_${to}` }, { signal })) {
        if (total > MOST_ORDERS) return null;
        collected.push(...orders);
      }
      return collected;
    },
  });
}
