import { readAssets, type Assets } from '@wallet/contract/balances';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { balancesKeys } from '../queryKeys.ts';

/**
 * Balances of every account, the rate matrix and the totals (API-026).
 * @param onEntry true for the one hook of a page that asks anew on each entry; the kept answer shows meanwhile
 */
export function useAssets({ onEntry = false }: { readonly onEntry?: boolean } = {}): UseQueryResult<Assets> {
  const call = useCall();
  return useQuery({
    queryKey: balancesKeys.assets,
    queryFn: ({ signal }) => call(readAssets, {}, { signal }),
    refetchOnMount: onEntry ? 'always' : true,
  });
}
