import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type OrderPrice, readPrices } from '@wallet/contract/operations/prices';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';

/** Below the orders: money that has moved makes them stale, for a transfer that arrives is priced anew. */
const priceKey = (id: string) => ['orders', 'price', id] as const;

/**
 * What an order cost (API-096); null for an order without a price.
 * @param id null while there is none to ask for
 */
export function useOrderPrice(id: string | null): UseQueryResult<OrderPrice | null> {
  const call = useCall();
  return useQuery({
    queryKey: priceKey(id ?? ''),
    queryFn: async ({ signal }) =>
      (await call(readPrices, { body: { ids: [id ?? ''] } }, { signal, repeats: true })).prices[id ?? ''] ?? null,
    enabled: id !== null,
  });
}

/** What some orders cost, by id: at most 100 of them (API-096). */
export function useAskPrices() {
  const call = useCall();
  return useCallback(
    async (ids: readonly string[], signal: AbortSignal) =>
      (await call(readPrices, { body: { ids: [...ids] } }, { signal, repeats: true })).prices,
    [call],
  );
}
