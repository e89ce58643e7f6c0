import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseOf } from '@wallet/contract/endpoint';
import { readRateHistory } from '@wallet/contract/holdings/rate-history';
import { listDynamicRates, listGrowRates, listPublicRates } from '@wallet/contract/holdings/rates';
import { Refusal } from '../../api/errors.ts';
import { useCallQuery, useRecentCall } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';

/** Separate from the rates, so that a refresh does not request a year of prices. */
const rateHistoryKeys = { of: (quote: string, from: string, to: string) => ['rate-history', quote, from, to] } as const;

export const ratesKeys = { all: ['rates'], public: ['rates', 'public'], dynamic: ['rates', 'dynamic'], grow: ['rates', 'grow'] } as const;

/** Polling interval while the menu is open and the tab is visible (D-MENU-03). */
const POLL_MS = 15_000;

/** Public prices (API-022). The last ones are kept when a later request fails. */
export const usePublicRates = (isWatching: boolean) =>
  useCallQuery(
    listPublicRates,
    {},
    { queryKey: ratesKeys.public, enabled: isWatching, staleTime: POLL_MS, refetchInterval: isWatching ? POLL_MS : false },
  );

/**
 * Requests the prices immediately for all their observers, so that an order refused because of its price is shown with the new one
 * (MKT-014).
 */
export function useRefreshPublicRates(): () => Promise<void> {
  const recentRates = useRecentCall(listPublicRates, {}, { queryKey: ratesKeys.public });
  return async () => {
    await recentRates(0).catch(() => undefined);
  };
}

/** Change of each price over 24 hours (API-024). */
export const useDynamicRates = () => useCallQuery(listDynamicRates, {}, { queryKey: ratesKeys.dynamic });

/** Prices of private-equity tokens since their placement (API-023). Requires the feature view. */
export const useGrowRates = (enabled: boolean) => useCallQuery(listGrowRates, {}, { queryKey: ratesKeys.grow, enabled });

export type RateHistory = ResponseOf<typeof readRateHistory>;

const NOT_FOUND = 404;

/** Daily prices in one currency, both dates included (API-089). Null from a provider that does not offer them (D-WISH-03). */
export function useRateHistory(quote: 'EUR' | 'USD', from: string, to: string): UseQueryResult<RateHistory | null> {
  const call = useCall();
  return useQuery({
    queryKey: rateHistoryKeys.of(quote, from, to),
    queryFn: async ({ signal }) => {
      try {
        return await call(readRateHistory, { query: { quote, from, to } }, { signal });
      } catch (error) {
        if (error instanceof Refusal && error.status === NOT_FOUND) return null;
        throw error;
      }
    },
  });
}
