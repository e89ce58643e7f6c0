import { readOrder, type Order } from '@wallet/contract/orders';
import { useQueries } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ordersKeys } from '../queryKeys.ts';

/** Some orders by their ids (API-067), as far as they are there; one that is not the customer's is left out. */
export function useOrders(ids: readonly string[]): readonly Order[] {
  const call = useCall();
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: ordersKeys.one(id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(readOrder, { params: { id } }, { signal, repeats: true }),
    })),
  });
  return queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
}
