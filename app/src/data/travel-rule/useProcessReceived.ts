import type { BodyOf } from '@wallet/contract/endpoint';
import { processReceiveOrder } from '@wallet/contract/travel-rule';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { userInfoKeys } from '../queryKeys.ts';

export type SenderStatement = { readonly body: BodyOf<typeof processReceiveOrder>; readonly idempotencyKey: string };

/** States who sent what arrived (API-055): once for each order; its notification is gone then. */
export function useProcessReceived(): UseMutationResult<unknown, Error, SenderStatement> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: SenderStatement) => call(processReceiveOrder, { body }, { idempotencyKey }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: userInfoKeys.all }),
  });
}
