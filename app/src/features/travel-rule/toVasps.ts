import type { AnswerOf } from '@wallet/contract/endpoint';
import type { listVasps } from '@wallet/contract/travel-rule';
import type { Vasps } from '@wallet/ui/screens/travel-rule/Participant.types';

type VaspsQuery = {
  readonly data: AnswerOf<typeof listVasps> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** The list of service providers as the picker takes it (TRS-027, TRS-028). */
export function toVasps({ data, isError, isFetching, refetch }: VaspsQuery): Vasps {
  if (data !== undefined) return { kind: 'ready', items: data.items };
  return isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
}
