import { searchOrders, type OrdersQuery } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';
import { knownOrders, type OrdersPage } from './OrdersPage.ts';

/** Operations that have come to an end, a page of them (WISH-016). */
export const endedOrders = { 'status[]': ['completed', 'rejected'] } satisfies OrdersQuery;
export const ENDED_PAGE = 20;
/** An operation that ends is news, wherever the customer is. */
const ASK_EVERY_MS = 60_000;

/** The newest of them, for their number. Needs the feature view. */
export function useEndedOrders(enabled: boolean): UseQueryResult<OrdersPage> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.ended,
    queryFn: async ({ signal }) => {
      const answer = await call(searchOrders, { query: { ...endedOrders, limit: ENDED_PAGE } }, { signal });
      return knownOrders(answer, () => undefined); // the list itself reports what it drops
    },
    enabled,
    refetchInterval: ASK_EVERY_MS,
  });
}
