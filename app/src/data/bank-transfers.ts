import { checkPayee, type PayeeCheck } from '@wallet/contract/payee/payee-checks';
import { useRef } from 'react';
import { ApiError } from '../api/errors.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { requestTopUp, withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { useCall } from '../providers/useCall.ts';
import { useMoneyCall } from './moneyMoved.ts';

export type BankTopUp = {
  readonly accountId: number;
  /** Decimal string. The amount sent by the customer, from which the fee is deducted on arrival. */
  readonly amount: string;
  /** One per intended top-up (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Announces a SEPA transfer (API-035). Resolves with the id of the order that awaits it. */
export function useRequestTopUp(): (input: BankTopUp) => Promise<{ readonly id: string }> {
  const call = useMoneyCall();
  return ({ accountId, amount, idempotencyKey }) =>
    call(requestTopUp, { params: { accountId, paymentNetworkType: 'sepa' }, body: { amount } }, { idempotencyKey });
}

export type IbanWithdrawal = {
  readonly accountId: number;
  /** Decimal string. The amount debited, including the fee. */
  readonly amount: string;
  readonly iban: string;
  readonly payeeCheck?: string | undefined;
  /** One per intended withdrawal (D-SEPA-23). */
  readonly idempotencyKey: string;
};

/** Withdraws to a bank account (API-036). Resolves with the order's id. */
export function useWithdrawToIban(): (input: IbanWithdrawal) => Promise<{ readonly id: string }> {
  const call = useMoneyCall();
  return ({ accountId, amount, iban, payeeCheck, idempotencyKey }) => {
    const body = { amount, iban, ...(payeeCheck === undefined ? {} : { payee_check: payeeCheck, payee_accepted: true }) };
    return call(withdrawToIban, { params: { accountId }, body }, { idempotencyKey });
  };
}

export type PayeeCheckRequest = {
  readonly accountId: number;
  readonly iban: string;
  readonly signal: AbortSignal;
  /** True to ask the bank again instead of using its earlier answer. */
  readonly isRepeat: boolean;
};

/** Timeout of the payee check (VOP-014). */
const PAYEE_CHECK_TIMEOUT_MS = 8000;

/**
 * Checks the holder of an IBAN with their bank (API-090). The result is cached for the visit while its token is valid, and never stored on
 * the device (VOP-010, VOP-016).
 */
export function useCheckPayee(): (question: PayeeCheckRequest) => Promise<PayeeCheck> {
  const call = useCall();
  const clock = useProviderTime();
  const checks = useRef(new Map<string, PayeeCheck>());
  return async ({ accountId, iban, signal, isRepeat }) => {
    const name = `${accountId} ${iban}`;
    const before = checks.current.get(name);
    if (before !== undefined && !isRepeat && Date.parse(before.expires_at) > clock.now()) return before;
    checks.current.delete(name);
    const late = AbortSignal.timeout(PAYEE_CHECK_TIMEOUT_MS);
    try {
      const check = await call(checkPayee, { body: { account_id: accountId, iban } }, { signal: AbortSignal.any([signal, late]) });
      checks.current.set(name, check);
      return check;
    } catch (error) {
      if (late.aborted && !signal.aborted) throw new ApiError('timeout', { cause: error });
      throw error;
    }
  };
}
