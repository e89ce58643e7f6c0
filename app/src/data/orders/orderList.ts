import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrdersQuery, searchOrders } from '@wallet/contract/holdings/orders';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Call } from '../../api/call.ts';
import { useIsConnected, useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { knownOrders, type LoadedOrders, mergeFresh, orderListKeys, type OrdersPage } from './OrdersPage.ts';

/** What the provider can do does not change with the orders. */
const orderSearchKeys = { ignoresWords: ['order-search', 'ignores-words'] } as const;

export type OrderFilters = Omit<OrdersQuery, 'limit' | 'cursor'>;

export type OrderListOptions = {
  /** Orders of one page. */
  readonly limit: number;
  /** @default true */
  readonly enabled?: boolean;
  /** The first page is asked again so often, in milliseconds, while the tab is visible. */
  readonly everyMs?: number;
};

/** The list as far as it is loaded. It is never asked again as a whole: a fresh first page is merged into it (D-TXN-31). */
export type OrderList = {
  readonly pages: readonly OrdersPage[] | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Asks for the next page, or for the first one after it failed. */
  readonly loadMore: () => void;
};

/** Calls back when the tab becomes visible again, another tab moved money, and every so often while it is visible. */
function useOccasions(refresh: () => void, everyMs: number | undefined): void {
  const { tabs } = useServices();
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    const look = () => (isVisible() ? refresh() : undefined);
    const stop = tabs.listen(({ name }) => (name === 'balancesChanged' ? refresh() : undefined));
    const timer = everyMs === undefined ? undefined : setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, tabs, everyMs]);
}

/** Orders by cursor, newest first (API-066, TXN-031). */
export function useOrderList(filters: OrderFilters, { limit, enabled = true, everyMs }: OrderListOptions): OrderList {
  const call = useCall();
  const queries = useQueryClient();
  const { monitoring } = useServices();
  const isConnected = useIsConnected();
  const text = JSON.stringify([filters, limit]);
  const key = useMemo(() => orderListKeys.of(text), [text]);
  const latest = useRef(filters);
  // Before the list's own effects, so that its first request already takes the filters of this key.
  useEffect(() => {
    latest.current = filters;
  });

  const ask = useCallback(
    async (cursor: string | null, signal?: AbortSignal): Promise<OrdersPage> => {
      const query = { ...latest.current, limit, ...(cursor === null ? {} : { cursor }) };
      const answer = await call(searchOrders, { query }, { signal, repeats: true });
      return knownOrders(answer, (type) => monitoring.report('warning', 'An order of an unknown type was dropped', { type }));
    },
    [call, monitoring, limit],
  );

  const list = useInfiniteQuery<OrdersPage, Error, LoadedOrders, QueryKey, string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ last }) => last,
    structuralSharing: false,
    enabled,
  });

  const refresh = useCallback(() => {
    if (queries.getQueryData<LoadedOrders>(key) === undefined || queries.isFetching({ queryKey: key }) > 0) return;
    const merge = (fresh: OrdersPage) => queries.setQueryData<LoadedOrders>(key, (loaded) => loaded && mergeFresh(loaded, fresh));
    ask(null).then(merge, () => undefined); // what is loaded stays; the frame says that there is no network
  }, [queries, key, ask]);

  useEffect(refresh, [refresh]);
  useOccasions(refresh, everyMs);

  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const loadMore = useCallback(() => void (data === undefined ? refetch() : fetchNextPage()), [data, refetch, fetchNextPage]);
  const wasConnected = useRef(isConnected);
  useEffect(() => {
    const isBack = isConnected && !wasConnected.current;
    wasConnected.current = isConnected;
    if (!isBack || !enabled) return;
    if (error === null) refresh();
    else loadMore();
  }, [isConnected, enabled, error, refresh, loadMore]);

  return { pages: data?.pages, error, hasMore: hasNextPage, isLoadingMore: isFetchingNextPage, loadMore };
}

/** A provider that leaves out the words of a search finds orders by words that are in none. */
export async function askIgnoresWords(call: Call, signal?: AbortSignal): Promise<boolean> {
  const { total } = await call(searchOrders, { query: { q: crypto.randomUUID(), limit: 1 } }, { signal, repeats: true });
  return total > 0;
}

/**
 * Whether the provider leaves out the words of a search (D-WISH-02). Asked once a visit.
 * @param isSuspected an order was found that does not show the words
 */
export function useIgnoresWords(isSuspected: boolean): boolean {
  const call = useCall();
  const { data } = useQuery({
    queryKey: orderSearchKeys.ignoresWords,
    queryFn: ({ signal }) => askIgnoresWords(call, signal),
    enabled: isSuspected,
  });
  return data ?? false;
}
