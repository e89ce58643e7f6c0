import { requestTopUp, withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { useCall } from '../providers/useCall.ts';
import { useMoneyMoved } from './moneyMoved.ts';

export type BankTopUp = {
  readonly accountId: number;
  /** Decimal string: what the customer sends; the fee is taken on arrival. */
  readonly amount: string;
  /** One for each top-up that the customer means (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Announces a SEPA transfer (API-035); answers the id of the order that waits for it. */
export function useRequestTopUp(): (input: BankTopUp) => Promise<{ readonly id: string }> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return async ({ accountId, amount, idempotencyKey }) => {
    const order = await call(requestTopUp, { params: { accountId, paymentNetworkType: 'sepa' }, body: { amount } }, { idempotencyKey });
    void moneyMoved();
    return order;
  };
}

export type IbanWithdrawal = {
  readonly accountId: number;
  /** Decimal string: what leaves the account, fee included. */
  readonly amount: string;
  readonly iban: string;
  /** One for each withdrawal that the customer means (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Withdraws to a bank account (API-036); answers the id of the order. */
export function useWithdrawToIban(): (input: IbanWithdrawal) => Promise<{ readonly id: string }> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return async ({ accountId, amount, iban, idempotencyKey }) => {
    const order = await call(withdrawToIban, { params: { accountId }, body: { amount, iban } }, { idempotencyKey });
    void moneyMoved();
    return order;
  };
}
