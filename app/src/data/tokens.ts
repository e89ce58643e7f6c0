import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { listMarketplace, type MarketplaceToken, readToken, readTokenInfo, type TokenInfo } from '@wallet/contract/holdings/tokens';
import { useCallQuery } from '../providers/callQuery.ts';
import { type Services, useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';

const tokensKeys = {
  marketplace: ['tokens', 'marketplace'],
  one: (symbol: string) => ['tokens', 'one', symbol],
  info: (symbol: string) => ['tokens', 'info', symbol],
} as const;

/** A status unknown to this version is not shown. It is reported, so that it can be added (D-TOK-07). */
export function reportUnknownStatus(
  { report }: Services['monitoring'],
  { symbol, status }: Pick<MarketplaceToken, 'symbol' | 'status'>,
): void {
  if (status === 'unknown') report('warning', 'A token has an unknown status', { symbol });
}

/** The deals of the marketplace (API-064), requested on each entry. Cached deals are shown until then. */
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

/** A private-equity token with its whitelist (API-065). @param symbol in capitals */
export const useToken = (symbol: string) =>
  useCallQuery(readToken, { params: { symbol } }, { queryKey: tokensKeys.one(symbol), repeats: true, refetchOnMount: 'always' });

/** Published details of a deal (API-063, TOK-024). @param symbol in capitals */
export function useTokenInfo(symbol: string): UseQueryResult<TokenInfo> {
  const call = useCall();
  const { monitoring } = useServices();
  return useQuery({
    queryKey: tokensKeys.info(symbol),
    queryFn: async ({ signal }) => {
      const info = await call(readTokenInfo, { params: { symbol } }, { signal, repeats: true });
      reportUnknownStatus(monitoring, info);
      return info;
    },
    refetchOnMount: 'always',
  });
}
