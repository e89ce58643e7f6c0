import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseOf } from '@wallet/contract/endpoint';
import { type OrderPrice, readPrices } from '@wallet/contract/operations/prices';
import type { Call } from '../../api/call.ts';
import { useCall } from '../../providers/useCall.ts';

/** Under the key of the orders, so that moved money invalidates it. An arriving transfer is priced again. */
const createPriceKey = (id: string) => ['orders', 'price', id] as const;

/**
 * Price of an order (API-096). Null for an order without one.
 * @param id null to send no request
 */
export function useOrderPrice(id: string | null): UseQueryResult<OrderPrice | null> {
  const call = useCall();
  return useQuery({
    queryKey: createPriceKey(id ?? ''),
    queryFn: async ({ signal }) =>
      (await call(readPrices, { body: { ids: [id ?? ''] } }, { signal, repeats: true })).prices[id ?? ''] ?? null,
    enabled: id !== null,
  });
}

/** Requests the prices of up to 100 orders, by id (API-096). */
export const requestPrices = async (
  call: Call,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ResponseOf<typeof readPrices>['prices']> =>
  (await call(readPrices, { body: { ids: [...ids] } }, { signal, repeats: true })).prices;
