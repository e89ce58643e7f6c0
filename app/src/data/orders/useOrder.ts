import { readOrder, type Order } from '@wallet/contract/orders';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

/** An open order that is not settled is asked for so often (D-TXN-31). */
const ASK_EVERY_MS = 15_000;

const isOpen = ({ status }: Order): boolean => status === 'pending' || status === 'moderate';

/** One order with its summary (API-067). Asked on each entry: a customer opens it to see how it stands. */
export function useOrder(id: string): UseQueryResult<Order> {
  const call = useCall();
  return useQuery({
    queryKey: ordersKeys.one(id),
    queryFn: ({ signal }) => call(readOrder, { params: { id } }, { signal, repeats: true }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? ASK_EVERY_MS : false),
  });
}
