import { requestTopUp } from '@wallet/contract/bank-transfers';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type BankTopUp = {
  readonly accountId: number;
  /** Decimal string: what the customer sends; the fee is taken on arrival. */
  readonly amount: string;
  /** One for each top-up that the customer means (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Announces a SEPA transfer (API-035); answers the id of the order that waits for it. */
export function useRequestTopUp(): UseMutationResult<{ readonly id: string }, Error, BankTopUp> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ accountId, amount, idempotencyKey }: BankTopUp) =>
      call(requestTopUp, { params: { accountId, paymentNetworkType: 'sepa' }, body: { amount } }, { idempotencyKey }),
    onSuccess: () => {
      void moneyMoved();
    },
  });
}
