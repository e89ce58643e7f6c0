import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type Assets, type Instrument, listInstruments, readAssets } from '@wallet/contract/holdings/balances';
import { useCall } from '../providers/useCall.ts';

export const balancesKeys = { all: ['balances'], assets: ['balances', 'assets'], instruments: ['balances', 'instruments'] } as const;

/**
 * Balances of every account, the rate matrix and the totals (API-026).
 * @param onEntry true for the one hook of a page that asks again on each entry; the kept answer shows meanwhile
 */
export function useAssets({ onEntry = false }: { readonly onEntry?: boolean } = {}): UseQueryResult<Assets> {
  const call = useCall();
  return useQuery({
    queryKey: balancesKeys.assets,
    queryFn: ({ signal }) => call(readAssets, {}, { signal }),
    refetchOnMount: onEntry ? 'always' : true,
  });
}

/** Stocks, ETFs, bonds and structured notes held (API-027). Needs the feature view. */
export function useInstruments(enabled: boolean): UseQueryResult<readonly Instrument[]> {
  const call = useCall();
  return useQuery({ queryKey: balancesKeys.instruments, queryFn: ({ signal }) => call(listInstruments, {}, { signal }), enabled });
}
