import { listVasps } from '@wallet/contract/travel-rule';
import type { AnswerOf } from '@wallet/contract/endpoint';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '../../api/Call.ts';
import { ApiError } from '../../api/errors.ts';
import { useCall } from '../../providers/useCall.ts';
import { travelRuleKeys } from '../queryKeys.ts';

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
