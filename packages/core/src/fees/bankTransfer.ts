import { isLess, isMore, isPositive, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { calculatePercent } from '../money/rates.ts';

/** Settings of a top-up by EU bank transfer, in the account's currency (SEPA-006). */
export type SepaTopUpSettings = {
  readonly fee: Money;
  /** The amount must exceed this. */
  readonly minimalExclusive: Money;
  /** No fee is charged from this amount on. */
  readonly thresholdNoFee: Money;
};

export type BankTransferQuote = {
  readonly fee: Money;
  /** Amount after the fee, never negative. */
  readonly totalReceive: Money;
  /** True when the amount exceeds the minimum and its fee. */
  readonly isAllowed: boolean;
};

/**
 * Calculates an incoming transfer: a fixed fee below the threshold, none from the threshold on (D-SEPA-01). There is no upper limit
 * (SEPA-013, SEPA-014, SEPA-015, D-SEPA-02, RULE-008).
 * @param amount what the customer sends. The fee is deducted on arrival
 */
export function sepaTopUp(amount: Money, { fee, minimalExclusive, thresholdNoFee }: SepaTopUpSettings): BankTransferQuote {
  const nothing = zeroMoney(amount);
  if (!isMore(amount, minimalExclusive)) return { fee: nothing, totalReceive: nothing, isAllowed: false };
  return deductFee(amount, isLess(amount, thresholdNoFee) ? fee : nothing);
}

export function deductFee(amount: Money, fee: Money): BankTransferQuote {
  const rest = subtractMoney(amount, fee);
  const isAllowed = isPositive(rest);
  return { fee, totalReceive: isAllowed ? rest : zeroMoney(amount), isAllowed };
}

/** Settings of a withdrawal by EU bank transfer, in the account's currency (SEPA-007). */
export type SepaWithdrawalSettings = {
  /** In percent, in the provider's notation: `'0.35'` is 0.35 %. */
  readonly feeRelative: string;
  readonly feeAbsolute: Money;
  /** The amount must exceed this. */
  readonly minimalExclusive: Money;
};

/**
 * Calculates the fee of a SEPA withdrawal: a share of the amount, rounded down, but at least the absolute fee (SEPA-032, D-SEPA-04).
 * @param amount what leaves the account, fee included
 */
export function sepaWithdrawalFee(amount: Money, { feeRelative, feeAbsolute }: SepaWithdrawalSettings): Money {
  return maxMoney(calculatePercent(amount, feeRelative, 'down'), feeAbsolute);
}

/**
 * Calculates the fee and what arrives. Both are zero unless the amount exceeds the minimum. The balance is not checked (SEPA-029, SEPA-032,
 * SEPA-033, D-SEPA-05, RULE-009).
 */
export function sepaWithdrawal(amount: Money, settings: SepaWithdrawalSettings): BankTransferQuote {
  const nothing = zeroMoney(amount);
  if (!isMore(amount, settings.minimalExclusive)) return { fee: nothing, totalReceive: nothing, isAllowed: false };
  return deductFee(amount, sepaWithdrawalFee(amount, settings));
}
