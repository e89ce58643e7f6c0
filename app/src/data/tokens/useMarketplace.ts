import { listMarketplace, type MarketplaceToken } from '@wallet/contract/tokens';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { tokensKeys } from '../queryKeys.ts';
import { reportUnknownStatus } from './reportUnknownStatus.ts';

/** The deals of the marketplace (API-064). Asked on each entry; what is known shows meanwhile. */
export function useMarketplace(): UseQueryResult<readonly MarketplaceToken[]> {
  const call = useCall();
  const { monitoring } = useServices();
  return useQuery({
    queryKey: tokensKeys.marketplace,
    queryFn: async ({ signal }) => {
      const list = await call(listMarketplace, {}, { signal, repeats: true });
      for (const token of list) reportUnknownStatus(monitoring, token);
      return list;
    },
    refetchOnMount: 'always',
  });
}
