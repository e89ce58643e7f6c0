import { searchOrders, type OrderRow } from '@wallet/contract/orders';
import { isOrderType } from '@wallet/contract/order-words';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';
import type { OrderFilters } from './useOrderList.ts';

/** The most that the provider answers at once (API-066). */
const LIMIT = 100;

export type CollectProgress = {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
};

/** Answers every order that the filters find, page after page, newest first (WISH-022). Unknown types are left out, as in the list. */
export function useCollectOrders(): (filters: OrderFilters, progress: CollectProgress) => Promise<readonly OrderRow[]> {
  const call = useCall();
  return useCallback(
    async (filters, { signal, onProgress }) => {
      const collected: OrderRow[] = [];
      let cursor: string | null = null;
      let loaded = 0;
      do {
        const query: OrderFilters & { readonly limit: number; readonly cursor?: string } = {
          ...filters,
          limit: LIMIT,
          ...(cursor === null ? {} : { cursor }),
        };
        const { orders, total, last } = await call(searchOrders, { query }, { signal, repeats: true });
        collected.push(...orders.filter(({ type }) => isOrderType(type)));
        loaded += orders.length;
        onProgress(loaded, total);
        cursor = last;
      } while (cursor !== null);
      return collected;
    },
    [call],
  );
}
