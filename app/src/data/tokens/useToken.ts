import { readToken, type Token } from '@wallet/contract/tokens';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { tokensKeys } from '../queryKeys.ts';

/** A private-equity token with its whitelist (API-065). @param symbol in capitals */
export function useToken(symbol: string): UseQueryResult<Token> {
  const call = useCall();
  return useQuery({
    queryKey: tokensKeys.one(symbol),
    queryFn: ({ signal }) => call(readToken, { params: { symbol } }, { signal, repeats: true }),
    refetchOnMount: 'always',
  });
}
