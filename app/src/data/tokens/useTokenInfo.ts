import { readTokenInfo, type TokenInfo } from '@wallet/contract/tokens';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { tokensKeys } from '../queryKeys.ts';
import { reportUnknownStatus } from './reportUnknownStatus.ts';

/** What is published of a deal (API-063, TOK-024). @param symbol in capitals */
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
