import { listInstruments, readAssets } from '@wallet/contract/holdings/balances';
import { useCallQuery, useRecentCall } from '../providers/callQuery.ts';

export const balancesKeys = { all: ['balances'], assets: ['balances', 'assets'], instruments: ['balances', 'instruments'] } as const;

/**
 * Balances of every account, rate matrix and totals (API-026).
 * @param onEntry true for the one hook per page that requests again on each entry; the cached data is shown until then
 */
export const useAssets = ({ onEntry = false }: { readonly onEntry?: boolean } = {}) =>
  useCallQuery(readAssets, {}, { queryKey: balancesKeys.assets, refetchOnMount: onEntry ? 'always' : true });

/** Returns a function that resolves with cached balances and rates up to the given age in milliseconds, or requests them. */
export const useRecentAssets = () => useRecentCall(readAssets, {}, { queryKey: balancesKeys.assets });

/** Held stocks, ETFs, bonds and structured notes (API-027). Requires the feature view. */
export const useInstruments = (enabled: boolean) => useCallQuery(listInstruments, {}, { queryKey: balancesKeys.instruments, enabled });
