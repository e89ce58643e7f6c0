import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@wallet/contract/endpoint';
import { type OrderPrice, readPrices } from '@wallet/contract/operations/prices';
import type { Call } from '../../api/call.ts';
import { useCall } from '../../providers/useCall.ts';

/** Below the orders: money that has moved makes them stale, for a transfer that arrives is priced again. */
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
export const askPrices = async (call: Call, ids: readonly string[], signal: AbortSignal): Promise<AnswerOf<typeof readPrices>['prices']> =>
  (await call(readPrices, { body: { ids: [...ids] } }, { signal, repeats: true })).prices;
