import type { BodyOf } from '@wallet/contract/endpoint';
import type { TravelRuleTransaction } from '@wallet/contract/travel-rule';
import { commitReviewedSend, commitReviewedTokenSend } from '@wallet/contract/travel-rule-sends';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { travelRuleKeys, userInfoKeys } from '../queryKeys.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type ReviewedSend = { readonly accountType: 'crypto' | 'stablecoin'; readonly body: BodyOf<typeof commitReviewedSend> };

/** Sends what was approved and signed (API-060, API-061): once, whatever happens to the answer, for its key is the operation's uuid (D-TRS-14). */
export function useCommitReviewed(): UseMutationResult<{ readonly id: string }, Error, ReviewedSend> {
  const call = useCall();
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ accountType, body }: ReviewedSend) =>
      call(
        accountType === 'crypto' ? commitReviewedSend : commitReviewedTokenSend,
        { params: { walletId: body.wallet.id }, body },
        { idempotencyKey: body.uuid },
      ),
    onSuccess: (_, { body }) => {
      const key = travelRuleKeys.one(body.trt_id);
      queries.setQueryData<TravelRuleTransaction>(key, (held) => (held === undefined ? held : { ...held, status: 'completed' }));
      void moneyMoved();
      void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    },
  });
}
