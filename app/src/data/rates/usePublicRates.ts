import { listPublicRates, type PublicRate } from '@wallet/contract/rates';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ratesKeys } from '../queryKeys.ts';

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
