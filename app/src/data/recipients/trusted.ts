import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { BodyOf } from '@wallet/contract/endpoint';
import { listTrustedRecipients, removeTrustedRecipient, type TrustedRecipient, trustRecipient } from '@wallet/contract/payee/recipients';
import { useCall } from '../../providers/useCall.ts';

const trustedKey = ['recipients', 'trusted'] as const;

/** The customer's trusted recipients, newest first (API-092). */
export function useTrustedRecipients(enabled = true): UseQueryResult<readonly TrustedRecipient[]> {
  const call = useCall();
  return useQuery({
    queryKey: trustedKey,
    queryFn: async ({ signal }) => (await call(listTrustedRecipients, {}, { signal })).recipients,
    enabled,
    refetchOnMount: 'always',
  });
}

/** Trusts a recipient, confirmed by the password (API-093). */
export function useTrustRecipient(): (body: BodyOf<typeof trustRecipient>) => Promise<unknown> {
  const call = useCall();
  const queries = useQueryClient();
  return async (body) => {
    await call(trustRecipient, { body });
    await queries.invalidateQueries({ queryKey: trustedKey });
  };
}

/** Stops trusting a recipient (API-094). */
export function useRemoveTrusted(): (id: number) => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  return async (id) => {
    await call(removeTrustedRecipient, { params: { id } });
    await queries.invalidateQueries({ queryKey: trustedKey });
  };
}
