import { readOrder, type Order } from '@wallet/contract/orders';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { orderListKeys, ordersKeys } from '../queryKeys.ts';
import { replaceOrder, type LoadedOrders } from './OrdersPage.ts';

/** An open order that is not settled is asked for so often (D-TXN-31). */
const ASK_EVERY_MS = 15_000;

const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'moderate';

/** One order with its summary (API-067). Asked on each entry: a customer opens it to see how it stands. What has changed, lists learn too. */
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
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? ASK_EVERY_MS : false),
  });
}
