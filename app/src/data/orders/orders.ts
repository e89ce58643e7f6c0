import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseOf } from '@wallet/contract/endpoint';
import { listFilterAccounts, type Order, type OrdersQuery, readOrder, readReceipt, searchOrders } from '@wallet/contract/holdings/orders';
import { ApiError } from '../../api/errors.ts';
import type { Call } from '../../api/call.ts';
import { createCallQuery, useCallQuery } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';
import { keepKnownOrders, orderListKeys, replaceOrder, type LoadedOrders } from './OrdersPage.ts';

export const ordersKeys = {
  all: ['orders'],
  one: (id: string) => ['orders', 'one', id],
  inProgress: ['orders', 'in-progress'],
  latest: ['orders', 'latest'],
  rejected: ['orders', 'rejected'],
  filters: ['orders', 'filters'],
  sentTo: ['orders', 'sent-to'],
  since: (from: string) => ['orders', 'since', from],
  ofDay: (day: string, accounts: string) => ['orders', 'of-day', day, accounts],
} as const;

/** Polling interval of an open order page until the order is settled (D-TXN-31). */
const POLL_OPEN_MS = 15_000;

const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'moderate';

/**
 * One order with its summary (API-067). Requested on each entry, because customers open it to see its status. Changes are also applied to
 * loaded lists.
 */
export function useOrder(id: string): UseQueryResult<Order> {
  const call = useCall();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ordersKeys.one(id),
    queryFn: async ({ signal }) => {
      const order = await call(readOrder, { params: { id } }, { signal, repeats: true });
      const { summary: _, ...row } = order;
      queries.setQueriesData<LoadedOrders>({ queryKey: orderListKeys.all }, (loaded) => loaded && replaceOrder(loaded, row));
      return order;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? POLL_OPEN_MS : false),
  });
}

/** Page size of transactions in progress (LIM-069, TXN-032, PROG-004). */
export const IN_PROGRESS_LIMIT = 10;

/** Separate from the hook, so that a test uses the same key. */
export const createInProgressQuery = (call: Call) =>
  createCallQuery(
    call,
    searchOrders,
    { query: { 'status[]': ['pending', 'moderate'], limit: IN_PROGRESS_LIMIT } },
    { queryKey: ordersKeys.inProgress },
  );

/** Orders pending or under review, newest first (D-TXN-32). Requires the feature view. */
export const useOrdersInProgress = (enabled: boolean) =>
  useQuery({ ...createInProgressQuery(useCall()), enabled, refetchOnMount: 'always' });

const LATEST_LIMIT = 3;

/** The newest orders of every status. Requires the feature view. */
export const useLatestOrders = (enabled = true) => useLatest({ limit: LATEST_LIMIT }, enabled);

const LATEST_OF_ACCOUNT_LIMIT = 5;

/** The newest orders of some accounts. Requires the feature view. @param filter same as the history's: `account[]`, `wallet[]`, `token[]` */
export const useLatestOrdersOf = (filter: OrdersQuery) => useLatest({ ...filter, limit: LATEST_OF_ACCOUNT_LIMIT });

const useLatest = (query: OrdersQuery, enabled = true) =>
  useCallQuery(
    searchOrders,
    { query },
    { queryKey: [...ordersKeys.latest, query], select: ({ orders }) => orders, enabled, refetchOnMount: 'always' },
  );

const REJECTED_LIMIT = 50;
/** Rejected orders are notified on every page. */
const POLL_REJECTED_MS = 60_000;

/** The newest rejected orders of known types, for the notification centre and its counter (WISH-016, TXN-025). Requires the feature view. */
export const useRejectedOrders = (enabled: boolean) =>
  useCallQuery(
    searchOrders,
    { query: { 'status[]': ['rejected'], limit: REJECTED_LIMIT } },
    { queryKey: ordersKeys.rejected, select: ({ orders }) => keepKnownOrders(orders), enabled, refetchInterval: POLL_REJECTED_MS },
  );

export type FilterAccountLists = ResponseOf<typeof listFilterAccounts>;

/** Accounts that orders can be filtered by (API-068, TXN-027). */
export const useFilterAccounts = (enabled: boolean) => useCallQuery(listFilterAccounts, {}, { queryKey: ordersKeys.filters, enabled });

/** Fetches the receipt of a completed order (API-115). It is not cached, because the customer saves their own copy. */
export function useFetchReceipt(): (id: string) => Promise<Blob> {
  const call = useCall();
  return async (id) => {
    const file = await call(readReceipt, { params: { id } });
    if (file instanceof Blob) return file;
    throw new ApiError('unreadable');
  };
}
