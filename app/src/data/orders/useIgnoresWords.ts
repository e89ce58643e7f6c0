import { searchOrders } from '@wallet/contract/orders';
import { useQuery } from '@tanstack/react-query';
import type { Call } from '../../api/Call.ts';
import { useCall } from '../../providers/useCall.ts';
import { orderSearchKeys } from '../queryKeys.ts';

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
