import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@wallet/contract/endpoint';
import { readRateHistory } from '@wallet/contract/holdings/rate-history';
import {
  type DynamicRate,
  type GrowRate,
  listDynamicRates,
  listGrowRates,
  listPublicRates,
  type PublicRate,
} from '@wallet/contract/holdings/rates';
import { Refusal } from '../../api/errors.ts';
import { useCall } from '../../providers/useCall.ts';

/** Apart from the rates, so that a refresh asks for no year of prices. */
const rateHistoryKeys = { of: (quote: string, from: string, to: string) => ['rate-history', quote, from, to] } as const;

export const ratesKeys = { all: ['rates'], public: ['rates', 'public'], dynamic: ['rates', 'dynamic'], grow: ['rates', 'grow'] } as const;

/** The menu asks again so often while it is open and the tab is visible (D-MENU-03). */
const ASK_EVERY_MS = 15_000;

/** Prices for everybody (API-022); the last ones stay when a later request fails. */
export function usePublicRates(isWatching: boolean): UseQueryResult<readonly PublicRate[]> {
  const call = useCall();
  return useQuery({
    queryKey: ratesKeys.public,
    queryFn: ({ signal }) => call(listPublicRates, {}, { signal }),
    enabled: isWatching,
    staleTime: ASK_EVERY_MS,
    refetchInterval: isWatching ? ASK_EVERY_MS : false,
    refetchIntervalInBackground: false,
  });
}

/** Asks for the prices at once, for all who watch them: what was refused for its price stands before the new one (MKT-014). */
export function useFreshPublicRates(): () => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  return async () => {
    await queries
      .fetchQuery({ queryKey: ratesKeys.public, queryFn: ({ signal }) => call(listPublicRates, {}, { signal }), staleTime: 0 })
      .catch(() => undefined);
  };
}

/** The change of each price over 24 hours (API-024). */
export function useDynamicRates(): UseQueryResult<readonly DynamicRate[]> {
  const call = useCall();
  return useQuery({ queryKey: ratesKeys.dynamic, queryFn: ({ signal }) => call(listDynamicRates, {}, { signal }) });
}

/** Prices of private-equity tokens since their placement (API-023). Needs the feature view. */
export function useGrowRates(enabled: boolean): UseQueryResult<readonly GrowRate[]> {
  const call = useCall();
  return useQuery({ queryKey: ratesKeys.grow, queryFn: ({ signal }) => call(listGrowRates, {}, { signal }), enabled });
}

export type RateHistory = AnswerOf<typeof readRateHistory>;

const NOT_FOUND = 404;

/** Prices by day in one currency, both days included (API-089); null from a provider that does not offer them (D-WISH-03). */
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
