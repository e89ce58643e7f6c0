import type { BodyOf, AnswerOf } from '@wallet/contract/endpoint';
import { prepareSend, prepareTokenSend } from '@wallet/contract/transfers';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';

export type PreparedSend = AnswerOf<typeof prepareSend>;
export type SendPreparation = {
  readonly accountType: 'crypto' | 'stablecoin';
  readonly accountId: number;
  readonly body: BodyOf<typeof prepareSend>;
  readonly idempotencyKey: string;
};

/** Prepares a send, by which an SMS code is sent (API-047, API-048). Nothing moves yet. */
export function usePrepareSend(): UseMutationResult<PreparedSend, Error, SendPreparation> {
  const call = useCall();
  return useMutation({
    mutationFn: ({ accountType, accountId: id, body, idempotencyKey }: SendPreparation) =>
      call(accountType === 'crypto' ? prepareSend : prepareTokenSend, { params: { id }, body }, { idempotencyKey }),
  });
}
