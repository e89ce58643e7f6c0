import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import {
  listVasps,
  processReceiveOrder,
  readTravelRuleEnabled,
  readTravelRuleTransaction,
  type TravelRuleTransaction,
} from '@wallet/contract/operations/travel-rule';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from '@wallet/contract/operations/travel-rule-sends';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { useCall } from '../providers/useCall.ts';
import { useMoneyMoved } from './moneyMoved.ts';
import { userInfoKeys } from './user-info.ts';

const travelRuleKeys = {
  enabled: (address: string) => ['travel-rule', 'enabled', address],
  vasps: ['travel-rule', 'vasps'],
  one: (id: string) => ['travel-rule', 'one', id],
} as const;

/** How long an answer is used again for the same address (TRS-003, LIM-087). */
const FRESH_MS = 10_000;

/** The query itself, for every caller. */
export const travelRuleEnabledQuery = (call: Call, address: string) => ({
  queryKey: travelRuleKeys.enabled(address),
  staleTime: FRESH_MS,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await call(readTravelRuleEnabled, { query: { address } }, { signal })).enabled,
});

/** Asks whether a send to an address needs the details of its beneficiary (API-052). */
export function useAskTravelRule(): (address: string) => Promise<boolean> {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback((address) => queries.fetchQuery(travelRuleEnabledQuery(call, address)), [call, queries]);
}

const REPETITIONS = 3;
const FIRST_PAUSE_MS = 1000;

/** The question itself: its answer is kept for the visit, a failure is asked again 1 s, 2 s and 4 s later (TRS-027, D-TRS-37, LIM-086). */
export const vaspsQuery = (call: Call) => ({
  queryKey: travelRuleKeys.vasps,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<typeof listVasps>> => call(listVasps, {}, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: Error) => error instanceof ApiError && failures < REPETITIONS,
  retryDelay: (failures: number) => FIRST_PAUSE_MS * 2 ** failures,
});

/** The service providers that hold wallets (API-053). */
export function useVasps({ enabled }: { readonly enabled: boolean }): UseQueryResult<AnswerOf<typeof listVasps>> {
  return useQuery({ ...vaspsQuery(useCall()), enabled });
}

/** A review that is not settled is asked for so often while the tab is in sight (D-TRS-24). */
const ASK_EVERY_MS = 30_000;

const settled: ReadonlySet<TravelRuleTransaction['status']> = new Set(['approved', 'rejected', 'completed']);

/** A travel-rule transaction, or the draft of a receive order (API-054). Asked on each entry and on each return to the tab. */
export function useTravelRuleTransaction(id: string): UseQueryResult<TravelRuleTransaction> {
  const call = useCall();
  return useQuery({
    queryKey: travelRuleKeys.one(id),
    queryFn: ({ signal }) => call(readTravelRuleTransaction, { params: { id } }, { signal, repeats: true }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.data === undefined || settled.has(state.data.status) ? false : 'always'),
    refetchInterval: ({ state }) => (state.data === undefined || settled.has(state.data.status) ? false : ASK_EVERY_MS),
  });
}

export type ReviewWish = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof reviewSend>;
  readonly idempotencyKey: string;
};

/** Has the beneficiary of a send reviewed (API-056, API-057). Nothing moves; the customer's notifications tell of it from then on. */
export function useReviewSend(): (input: ReviewWish) => Promise<AnswerOf<typeof reviewSend>> {
  const call = useCall();
  const queries = useQueryClient();
  return async ({ accountType, accountId, body, idempotencyKey }) => {
    const answer = await call(accountType === 'crypto' ? reviewSend : reviewTokenSend, { params: { accountId }, body }, { idempotencyKey });
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}

export type ReviewedConfirmation = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof confirmReviewedSend>;
  readonly idempotencyKey: string;
};

/** Prepares a send that was approved, by which an SMS code is sent (API-058, API-059). Nothing moves yet. */
export function useConfirmReviewed(): (input: ReviewedConfirmation) => Promise<AnswerOf<typeof confirmReviewedSend>> {
  const call = useCall();
  return ({ accountType, accountId, body, idempotencyKey }) =>
    call(accountType === 'crypto' ? confirmReviewedSend : confirmReviewedTokenSend, { params: { accountId }, body }, { idempotencyKey });
}

export type ReviewedSend = { readonly accountType: 'crypto' | 'stablecoin'; readonly body: BodyOf<typeof commitReviewedSend> };

/** Sends what was approved and signed (API-060, API-061): once, whatever happens to the answer, for its key is the operation's uuid (D-TRS-14). */
export function useCommitReviewed(): (input: ReviewedSend) => Promise<AnswerOf<typeof commitReviewedSend>> {
  const call = useCall();
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return async ({ accountType, body }) => {
    const answer = await call(
      accountType === 'crypto' ? commitReviewedSend : commitReviewedTokenSend,
      { params: { walletId: body.wallet.id }, body },
      { idempotencyKey: body.uuid },
    );
    const key = travelRuleKeys.one(body.trt_id);
    queries.setQueryData<TravelRuleTransaction>(key, (transaction) => transaction && { ...transaction, status: 'completed' });
    void moneyMoved();
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}

export type SenderStatement = { readonly body: BodyOf<typeof processReceiveOrder>; readonly idempotencyKey: string };

/** States who sent what arrived (API-055): once for each order; its notification is gone then. */
export function useProcessReceived(): (input: SenderStatement) => Promise<unknown> {
  const call = useCall();
  const queries = useQueryClient();
  return async ({ body, idempotencyKey }) => {
    const answer = await call(processReceiveOrder, { body }, { idempotencyKey });
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}
