import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type Assets, type Instrument, listInstruments, readAssets } from '@wallet/contract/holdings/balances';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';

export const balancesKeys = { all: ['balances'], assets: ['balances', 'assets'], instruments: ['balances', 'instruments'] } as const;

const createAssetsQuery = (call: Call) => ({
  queryKey: balancesKeys.assets,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Assets> => call(readAssets, {}, { signal }),
});

/**
 * Balances of every account, rate matrix and totals (API-026).
 * @param onEntry true for the one hook per page that requests again on each entry; the cached data is shown until then
 */
export function useAssets({ onEntry = false }: { readonly onEntry?: boolean } = {}): UseQueryResult<Assets> {
  return useQuery({ ...createAssetsQuery(useCall()), refetchOnMount: onEntry ? 'always' : true });
}

/** Returns a function that resolves with cached balances and rates up to the given age in milliseconds, or requests them. */
export function useRecentAssets(): (mostAgeMs: number) => Promise<Assets> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((mostAgeMs) => queries.fetchQuery({ ...createAssetsQuery(call), staleTime: mostAgeMs }), [call, queries]);
}

/** Held stocks, ETFs, bonds and structured notes (API-027). Requires the feature view. */
export function useInstruments(enabled: boolean): UseQueryResult<readonly Instrument[]> {
  const call = useCall();
  return useQuery({ queryKey: balancesKeys.instruments, queryFn: ({ signal }) => call(listInstruments, {}, { signal }), enabled });
}
