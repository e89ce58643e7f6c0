import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import { reviewSend, reviewTokenSend } from '@wallet/contract/travel-rule-sends';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { userInfoKeys } from '../queryKeys.ts';

export type ReviewWish = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof reviewSend>;
  readonly idempotencyKey: string;
};

/** Has the beneficiary of a send reviewed (API-056, API-057). Nothing moves; the customer's notifications tell of it from then on. */
export function useReviewSend(): UseMutationResult<AnswerOf<typeof reviewSend>, Error, ReviewWish> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ accountType, accountId, body, idempotencyKey }: ReviewWish) =>
      call(accountType === 'crypto' ? reviewSend : reviewTokenSend, { params: { accountId }, body }, { idempotencyKey }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: userInfoKeys.all }),
  });
}
