import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import { prepareCryptoSale, prepareTokenSale } from '@wallet/contract/trades';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';

export type PreparedSale = AnswerOf<typeof prepareCryptoSale>;
export type SalePreparation = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  readonly body: BodyOf<typeof prepareCryptoSale>;
  readonly idempotencyKey: string;
};

/** Prepares a sale, by which an SMS code is sent (API-041, API-042). Nothing moves yet. */
export function usePrepareSale(): UseMutationResult<PreparedSale, Error, SalePreparation> {
  const call = useCall();
  return useMutation({
    mutationFn: ({ coinType, coinId: id, body, idempotencyKey }: SalePreparation) =>
      call(coinType === 'crypto' ? prepareCryptoSale : prepareTokenSale, { params: { id }, body }, { idempotencyKey }),
  });
}
