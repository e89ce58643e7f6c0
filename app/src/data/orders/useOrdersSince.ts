import type { AnswerOf } from '@wallet/contract/endpoint';
import { searchOrders, type OrderRow, type OrdersQuery } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

type OrderPage = AnswerOf<typeof searchOrders>;

/** The most that a page holds (API-066). */
const LIMIT = 100;
/** Beyond this the history of a balance is not worth what it costs to ask for. */
const MOST_ORDERS = 2000;

/** Every order since a day, today's included; null when there are too many of them. */
export function useOrdersSince(from: string, to: string): UseQueryResult<readonly OrderRow[] | null> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.since(from),
    queryFn: async ({ signal }) => {
      const found: OrderRow[] = [];
      let cursor: string | null = null;
      do {
        const query: OrdersQuery = { date: `${from}_${to}`, limit: LIMIT, ...(cursor === null ? {} : { cursor }) };
        // Each page tells where the next one begins.
        // oxlint-disable-next-line no-await-in-loop
        const { orders, total, last }: OrderPage = await call(searchOrders, { query }, { signal });
        if (total > MOST_ORDERS) return null;
        found.push(...orders);
        cursor = last;
      } while (cursor !== null);
      return found;
    },
  });
}
