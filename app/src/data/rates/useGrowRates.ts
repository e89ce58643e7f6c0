import { listGrowRates, type GrowRate } from '@wallet/contract/rates';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ratesKeys } from '../queryKeys.ts';

/** Prices of private-equity tokens since their placement (API-023). Needs the feature view. */
export function useGrowRates(enabled: boolean): UseQueryResult<readonly GrowRate[]> {
  const call = useCall();
  return useQuery({ queryKey: ratesKeys.grow, queryFn: ({ signal }) => call(listGrowRates, {}, { signal }), enabled });
}
