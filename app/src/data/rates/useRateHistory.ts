import { readRateHistory } from '@wallet/contract/rate-history';
import type { AnswerOf } from '@wallet/contract/endpoint';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Refusal } from '../../api/errors.ts';
import { useCall } from '../../providers/useCall.ts';
import { rateHistoryKeys } from '../queryKeys.ts';

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
