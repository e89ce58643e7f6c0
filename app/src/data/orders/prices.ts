import type { ResponseOf } from '@wallet/contract/endpoint';
import { readPrices } from '@wallet/contract/operations/prices';
import type { Call } from '../../api/call.ts';
import { useCallQuery } from '../../providers/callQuery.ts';

/**
 * Price of an order (API-096). Null for an order without one. Its key is below that of the orders, so that moved money invalidates it and an
 * arriving transfer is priced again.
 * @param id null to send no request
 */
export const useOrderPrice = (id: string | null) =>
  useCallQuery(
    readPrices,
    { body: { ids: [id ?? ''] } },
    { queryKey: ['orders', 'price', id], repeats: true, enabled: id !== null, select: ({ prices }) => prices[id ?? ''] ?? null },
  );

/** Requests the prices of up to 100 orders, by id (API-096). */
export const requestPrices = async (
  call: Call,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ResponseOf<typeof readPrices>['prices']> =>
  (await call(readPrices, { body: { ids: [...ids] } }, { signal, repeats: true })).prices;
