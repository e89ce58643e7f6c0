import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type Assets, type Instrument, listInstruments, readAssets } from '@wallet/contract/holdings/balances';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';

export const balancesKeys = { all: ['balances'], assets: ['balances', 'assets'], instruments: ['balances', 'instruments'] } as const;

const assetsQuery = (call: Call) => ({
  queryKey: balancesKeys.assets,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Assets> => call(readAssets, {}, { signal }),
});

/**
 * Balances of every account, the rate matrix and the totals (API-026).
 * @param onEntry true for the one hook of a page that asks again on each entry; the kept answer shows meanwhile
 */
export function useAssets({ onEntry = false }: { readonly onEntry?: boolean } = {}): UseQueryResult<Assets> {
  return useQuery({ ...assetsQuery(useCall()), refetchOnMount: onEntry ? 'always' : true });
}

/** Answers balances and rates that are not older than so many milliseconds; asks again where the kept ones are. */
export function useRecentAssets(): (mostAgeMs: number) => Promise<Assets> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((mostAgeMs) => queries.fetchQuery({ ...assetsQuery(call), staleTime: mostAgeMs }), [call, queries]);
}

/** Stocks, ETFs, bonds and structured notes held (API-027). Needs the feature view. */
export function useInstruments(enabled: boolean): UseQueryResult<readonly Instrument[]> {
  const call = useCall();
  return useQuery({ queryKey: balancesKeys.instruments, queryFn: ({ signal }) => call(listInstruments, {}, { signal }), enabled });
}
