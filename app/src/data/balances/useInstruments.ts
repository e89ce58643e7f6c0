import { listInstruments, type Instrument } from '@wallet/contract/balances';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { balancesKeys } from '../queryKeys.ts';

/** Stocks, ETFs, bonds and structured notes held (API-027). Needs the feature view. */
export function useInstruments(enabled: boolean): UseQueryResult<readonly Instrument[]> {
  const call = useCall();
  return useQuery({ queryKey: balancesKeys.instruments, queryFn: ({ signal }) => call(listInstruments, {}, { signal }), enabled });
}
