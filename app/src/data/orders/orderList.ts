import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrdersQuery, searchOrders } from '@wallet/contract/holdings/orders';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Call } from '../../api/call.ts';
import { useIsConnected, useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { dropUnknownOrders, type LoadedOrders, mergeFreshPage, orderListKeys, type OrdersPage } from './OrdersPage.ts';

/** Separate from the orders, because the provider's capabilities do not change with them. */
const orderSearchKeys = { ignoresWords: ['order-search', 'ignores-words'] } as const;

export type OrderFilters = Omit<OrdersQuery, 'limit' | 'cursor'>;

export type OrderListOptions = {
  readonly limit: number;
  /** @default true */
  readonly enabled?: boolean;
  /** Interval in milliseconds at which the first page is requested again while the tab is visible. */
  readonly everyMs?: number;
};

/** The loaded part of the list. It is never requested again in full. Instead a fresh first page is merged into it (D-TXN-31). */
export type OrderList = {
  readonly pages: readonly OrdersPage[] | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Requests the next page, or the first one again after a failure. */
  readonly loadMore: () => void;
};

/** Refreshes when the tab becomes visible, when another tab has moved money, and at the interval while visible. */
function useRefreshTriggers(refresh: () => void, everyMs: number | undefined): void {
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

/** Loads orders by cursor, newest first (API-066, TXN-031). */
export function useOrderList(filters: OrderFilters, { limit, enabled = true, everyMs }: OrderListOptions): OrderList {
  const call = useCall();
  const queries = useQueryClient();
  const { monitoring } = useServices();
  const isConnected = useIsConnected();
  const text = JSON.stringify([filters, limit]);
  const key = useMemo(() => orderListKeys.of(text), [text]);
  const latest = useRef(filters);
  // Runs before the list's own effects, so that its first request uses the filters of this key.
  useEffect(() => {
    latest.current = filters;
  });

  const requestPage = useCallback(
    async (cursor: string | null, signal?: AbortSignal): Promise<OrdersPage> => {
      const query = { ...latest.current, limit, ...(cursor === null ? {} : { cursor }) };
      const answer = await call(searchOrders, { query }, { signal, repeats: true });
      return dropUnknownOrders(answer, (type) => monitoring.report('warning', 'An order of an unknown type was dropped', { type }));
    },
    [call, monitoring, limit],
  );

  const list = useInfiniteQuery<OrdersPage, Error, LoadedOrders, QueryKey, string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => requestPage(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ last }) => last,
    structuralSharing: false,
    enabled,
  });

  const refresh = useCallback(() => {
    if (queries.getQueryData<LoadedOrders>(key) === undefined || queries.isFetching({ queryKey: key }) > 0) return;
    const merge = (fresh: OrdersPage) => queries.setQueryData<LoadedOrders>(key, (loaded) => loaded && mergeFreshPage(loaded, fresh));
    requestPage(null).then(merge, () => undefined); // the loaded orders stay, and the frame reports the lost network
  }, [queries, key, requestPage]);

  useEffect(refresh, [refresh]);
  useRefreshTriggers(refresh, everyMs);

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

/** Detects a provider that ignores search words: it then finds orders for a random word. */
export async function checkIgnoresWords(call: Call, signal?: AbortSignal): Promise<boolean> {
  const { total } = await call(searchOrders, { query: { q: crypto.randomUUID(), limit: 1 } }, { signal, repeats: true });
  return total > 0;
}

/**
 * True when the provider ignores search words (D-WISH-02). Requested once per visit.
 * @param isSuspected an order was found that does not contain the words
 */
export function useIgnoresWords(isSuspected: boolean): boolean {
  const call = useCall();
  const { data } = useQuery({
    queryKey: orderSearchKeys.ignoresWords,
    queryFn: ({ signal }) => checkIgnoresWords(call, signal),
    enabled: isSuspected,
  });
  return data ?? false;
}
