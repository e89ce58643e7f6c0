import { listDynamicRates, type DynamicRate } from '@wallet/contract/rates';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { ratesKeys } from '../queryKeys.ts';

/** The change of each price over 24 hours (API-024). */
export function useDynamicRates(): UseQueryResult<readonly DynamicRate[]> {
  const call = useCall();
  return useQuery({ queryKey: ratesKeys.dynamic, queryFn: ({ signal }) => call(listDynamicRates, {}, { signal }) });
}
