import { searchOrders, type OrderRow } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '../../api/Call.ts';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

/** Transactions in progress are fetched ten at a time (LIM-069, TXN-032, PROG-004). */
export const inProgressLimit = 10;

export type OrdersInProgress = { readonly orders: readonly OrderRow[]; readonly total: number };

/** The question itself, whoever asks it. */
export const inProgressQuery = (call: Call) => ({
  queryKey: ordersKeys.inProgress,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<OrdersInProgress> =>
    call(searchOrders, { query: { 'status[]': ['pending', 'moderate'], limit: inProgressLimit } }, { signal }),
});

/** Orders pending or on review, newest first (D-TXN-32). Needs the feature view. */
export function useOrdersInProgress(enabled: boolean): UseQueryResult<OrdersInProgress> {
  return useQuery({ ...inProgressQuery(useCall()), enabled, refetchOnMount: 'always' });
}
