import { quoteTokenFee, quoteWalletFee, type FeeOptions } from '@wallet/contract/operations/fees';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { createCallQuery, useFetchQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';

const feesKeys = {
  one: (accountType: string, accountId: number, amount: string, target: string) => ['fees', accountType, accountId, amount, target],
} as const;

/** How long a fee is cached for the same account, amount and target (SEND-027, LIM-051). */
const STALE_AFTER_MS = 10_000;

export type FeeRequest = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly amount: string;
  readonly address?: string;
  /** The fiat account credited by a sale. The provider knows its own address (D-LEG-12). */
  readonly wallet?: number;
};

export const createFeeQuery = (call: Call, { accountType, accountId: id, ...body }: FeeRequest) => ({
  ...createCallQuery(
    call,
    accountType === 'crypto' ? quoteWalletFee : quoteTokenFee,
    { params: { id }, body },
    { queryKey: feesKeys.one(accountType, id, body.amount, body.address ?? `wallet ${body.wallet}`) },
  ),
  staleTime: STALE_AFTER_MS,
});

/** Requests the network fee of a send or a sale (API-045, API-046). Aborting the signal cancels the request. */
export function useRequestFee(): (question: FeeRequest, signal: AbortSignal) => Promise<FeeOptions> {
  const call = useCall();
  const fetchQuery = useFetchQuery();
  return useCallback((question, signal) => fetchQuery(createFeeQuery(call, question), signal), [call, fetchQuery]);
}
