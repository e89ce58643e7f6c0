import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@wallet/contract/endpoint';
import { listTrustedRecipients, removeTrustedRecipient, trustRecipient } from '@wallet/contract/payee/recipients';
import { useCallQuery } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';

const trustedKey = ['recipients', 'trusted'] as const;

/** The customer's trusted recipients, newest first (API-092). */
export const useTrustedRecipients = (enabled = true) =>
  useCallQuery(
    listTrustedRecipients,
    {},
    { queryKey: trustedKey, select: ({ recipients }) => recipients, enabled, refetchOnMount: 'always' },
  );

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
