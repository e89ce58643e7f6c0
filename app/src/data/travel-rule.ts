import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wallet/contract/endpoint';
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
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { createCallQuery, useCallQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';
import { useMoneyCall } from './moneyMoved.ts';
import type { AccountRequest } from './transfers.ts';
import { userInfoKeys } from './user-info.ts';

const travelRuleKeys = {
  enabled: (address: string) => ['travel-rule', 'enabled', address],
  vasps: ['travel-rule', 'vasps'],
  one: (id: string) => ['travel-rule', 'one', id],
} as const;

/** How long the check of an address is cached (TRS-003, LIM-087). */
const STALE_AFTER_MS = 10_000;

export const createTravelRuleEnabledQuery = (call: Call, address: string) => ({
  ...createCallQuery(call, readTravelRuleEnabled, { query: { address } }, { queryKey: travelRuleKeys.enabled(address) }),
  staleTime: STALE_AFTER_MS,
});

/** Requests whether a send to an address requires the details of its beneficiary (API-052). */
export function useRequestTravelRule(): (address: string) => Promise<boolean> {
  const call = useCall();
  const queries = useQueryClient();
  return async (address) => (await queries.fetchQuery(createTravelRuleEnabledQuery(call, address))).enabled;
}

const MAX_RETRIES = 3;
const FIRST_RETRY_DELAY_MS = 1000;

/** Cached for the entire visit. A failure is retried after 1 s, 2 s and 4 s (TRS-027, D-TRS-37, LIM-086). */
export const createVaspsQuery = (call: Call) => ({
  ...createCallQuery(call, listVasps, {}, { queryKey: travelRuleKeys.vasps }),
  gcTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: Error) => error instanceof ApiError && failures < MAX_RETRIES,
  retryDelay: (failures: number) => FIRST_RETRY_DELAY_MS * 2 ** failures,
});

/** The service providers that hold wallets (API-053). */
export const useVasps = ({ enabled }: { readonly enabled: boolean }) => useQuery({ ...createVaspsQuery(useCall()), enabled });

/** Polling interval of an unsettled review while the tab is visible (D-TRS-24). */
const POLL_MS = 30_000;

const SETTLED_STATUSES: ReadonlySet<TravelRuleTransaction['status']> = new Set(['approved', 'rejected', 'completed']);

const isUnsettled = ({ state: { data } }: Query<TravelRuleTransaction>): boolean =>
  data !== undefined && !SETTLED_STATUSES.has(data.status);

/**
 * A travel-rule transaction, or the draft of a receive order (API-054). Requested on each entry and, until settled, on each return to the
 * tab.
 */
export const useTravelRuleTransaction = (id: string) =>
  useCallQuery(
    readTravelRuleTransaction,
    { params: { id } },
    {
      queryKey: travelRuleKeys.one(id),
      repeats: true,
      refetchOnMount: 'always',
      refetchOnWindowFocus: (query) => isUnsettled(query) && 'always',
      refetchInterval: (query) => isUnsettled(query) && POLL_MS,
    },
  );

/** Submits the beneficiary of a send for review (API-056, API-057). No money moves. The review appears in the customer's notifications. */
export function useReviewSend(): (input: AccountRequest<typeof reviewSend>) => Promise<ResponseOf<typeof reviewSend>> {
  const call = useCall();
  const queries = useQueryClient();
  return async ({ accountType, accountId, body, idempotencyKey }) => {
    const answer = await call(accountType === 'crypto' ? reviewSend : reviewTokenSend, { params: { accountId }, body }, { idempotencyKey });
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}

/** Prepares an approved send, which sends an SMS code (API-058, API-059). No money moves yet. */
export function useConfirmReviewed(): (
  input: AccountRequest<typeof confirmReviewedSend>,
) => Promise<ResponseOf<typeof confirmReviewedSend>> {
  const call = useCall();
  return ({ accountType, accountId, body, idempotencyKey }) =>
    call(accountType === 'crypto' ? confirmReviewedSend : confirmReviewedTokenSend, { params: { accountId }, body }, { idempotencyKey });
}

/**
 * Sends an approved and signed operation (API-060, API-061). Its uuid is the idempotency key, so that a repeated call after a lost response
 * sends only once (D-TRS-14).
 */
export function useCommitReviewed(): (
  input: Pick<AccountRequest<typeof commitReviewedSend>, 'accountType' | 'body'>,
) => Promise<ResponseOf<typeof commitReviewedSend>> {
  const call = useMoneyCall();
  const queries = useQueryClient();
  return async ({ accountType, body }) => {
    const answer = await call(
      accountType === 'crypto' ? commitReviewedSend : commitReviewedTokenSend,
      { params: { walletId: body.wallet.id }, body },
      { idempotencyKey: body.uuid },
    );
    const key = travelRuleKeys.one(body.trt_id);
    queries.setQueryData<TravelRuleTransaction>(key, (transaction) => transaction && { ...transaction, status: 'completed' });
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}

/** States the sender of a received transfer (API-055), once per order. Its notification is removed then. */
export function useProcessReceived(): (
  input: Pick<AccountRequest<typeof processReceiveOrder>, 'body' | 'idempotencyKey'>,
) => Promise<unknown> {
  const call = useCall();
  const queries = useQueryClient();
  return async ({ body, idempotencyKey }) => {
    const answer = await call(processReceiveOrder, { body }, { idempotencyKey });
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    return answer;
  };
}
