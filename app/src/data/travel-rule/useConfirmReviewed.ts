import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import { confirmReviewedSend, confirmReviewedTokenSend } from '@wallet/contract/travel-rule-sends';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';

export type ReviewedConfirmation = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof confirmReviewedSend>;
  readonly idempotencyKey: string;
};

/** Prepares a send that was approved, by which an SMS code is sent (API-058, API-059). Nothing moves yet. */
export function useConfirmReviewed(): UseMutationResult<AnswerOf<typeof confirmReviewedSend>, Error, ReviewedConfirmation> {
  const call = useCall();
  return useMutation({
    mutationFn: ({ accountType, accountId, body, idempotencyKey }: ReviewedConfirmation) =>
      call(accountType === 'crypto' ? confirmReviewedSend : confirmReviewedTokenSend, { params: { accountId }, body }, { idempotencyKey }),
  });
}
