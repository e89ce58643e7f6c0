import { quoteTokenFee, quoteWalletFee, type FeeOptions } from '@wallet/contract/operations/fees';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';

const feesKeys = {
  one: (accountType: string, accountId: number, amount: string, target: string) => ['fees', accountType, accountId, amount, target],
} as const;

/** How long an answer is used again for the same account, amount and target (SEND-027, LIM-051). */
const FRESH_MS = 10_000;

export type FeeQuestion = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly amount: string;
  /** Where a send goes. */
  readonly address?: string;
  /** The fiat account that a sale credits: the provider knows its own address (D-LEG-12). */
  readonly wallet?: number;
};

/** The query itself, for every caller. */
export const feeQuery = (call: Call, { accountType, accountId: id, ...body }: FeeQuestion) => ({
  queryKey: feesKeys.one(accountType, id, body.amount, body.address ?? `wallet ${body.wallet}`),
  staleTime: FRESH_MS,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<FeeOptions> =>
    call(accountType === 'crypto' ? quoteWalletFee : quoteTokenFee, { params: { id }, body }, { signal }),
});

/** Asks what the network takes for a send or a sale (API-045, API-046). A cancelled question cancels its request. */
export function useAskFee(): (question: FeeQuestion, signal: AbortSignal) => Promise<FeeOptions> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback(
    async (question, signal) => {
      const query = feeQuery(call, question);
      const cancel = () => void queries.cancelQueries({ queryKey: query.queryKey });
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await queries.fetchQuery(query);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    [call, queries],
  );
}
