import { withdrawToIban } from '@wallet/contract/bank-transfers';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

export type IbanWithdrawal = {
  readonly accountId: number;
  /** Decimal string: what leaves the account, fee included. */
  readonly amount: string;
  readonly iban: string;
  /** One for each withdrawal that the customer means (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Withdraws to a bank account (API-036); answers the id of the order. */
export function useWithdrawToIban(): UseMutationResult<{ readonly id: string }, Error, IbanWithdrawal> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useMutation({
    mutationFn: ({ accountId, amount, iban, idempotencyKey }: IbanWithdrawal) =>
      call(withdrawToIban, { params: { accountId }, body: { amount, iban } }, { idempotencyKey }),
    onSuccess: () => {
      void moneyMoved();
    },
  });
}
