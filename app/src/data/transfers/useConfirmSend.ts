import type { BodyOf } from '@wallet/contract/endpoint';
import { confirmSend, confirmTokenSend } from '@wallet/contract/transfers';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type FinalSend = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof confirmSend>;
};

/** Sends what the device signed (API-049, API-050): once, whatever happens to the answer, for its key is the operation's uuid (D-SEND-22). */
export function useConfirmSend(): UseMutationResult<{ readonly id: string }, Error, FinalSend> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ accountType, accountId: id, body }: FinalSend) =>
      call(accountType === 'crypto' ? confirmSend : confirmTokenSend, { params: { id }, body }, { idempotencyKey: body.uuid }),
    onSuccess: () => {
      void moneyMoved();
    },
  });
}
