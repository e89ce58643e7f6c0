import { isLess, isMore, isPositive, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { percentOf } from '../money/rates.ts';

/** Settings of a top-up by EU bank transfer, in the currency of the account (SEPA-006). */
export type SepaTopUpSettings = {
  readonly fee: Money;
  /** An amount has to be more than this. */
  readonly minimalExclusive: Money;
  /** From this amount on there is no fee. */
  readonly thresholdNoFee: Money;
};

/** What a bank transfer costs the customer. */
export type BankTransferQuote = {
  readonly fee: Money;
  /** What arrives once the fee is taken; never below zero. */
  readonly totalReceive: Money;
  /** Whether the amount is more than the minimum and more than its fee. */
  readonly isAllowed: boolean;
};

/**
 * Fee of an incoming transfer: the fixed fee below the threshold, none from the threshold on (D-SEPA-01). There is no upper limit.
 * @param amount what the customer sends; the fee is taken on arrival
 * @throws ProgrammingError when the currencies differ
 * @see SEPA-013, SEPA-014, SEPA-015, D-SEPA-02, RULE-008
 */
export function sepaTopUp(amount: Money, { fee, minimalExclusive, thresholdNoFee }: SepaTopUpSettings): BankTransferQuote {
  const nothing = zeroMoney(amount);
  if (!isMore(amount, minimalExclusive)) return { fee: nothing, totalReceive: nothing, isAllowed: false };
  return lessFee(amount, isLess(amount, thresholdNoFee) ? fee : nothing);
}

/** What is left of a transfer when its fee is taken from it. */
export function lessFee(amount: Money, fee: Money): BankTransferQuote {
  const rest = subtractMoney(amount, fee);
  const isAllowed = isPositive(rest);
  return { fee, totalReceive: isAllowed ? rest : zeroMoney(amount), isAllowed };
}

/** Settings of a withdrawal by EU bank transfer, in the currency of the account (SEPA-007). */
export type SepaWithdrawalSettings = {
  /** In percent as the provider writes it: `'0.35'` is 0.35 %. */
  readonly feeRelative: string;
  /** The fee is never less than this. */
  readonly feeAbsolute: Money;
  /** An amount has to be more than this. */
  readonly minimalExclusive: Money;
};

/**
 * The fee of a SEPA withdrawal: a share of the amount, rounded down, but never less than the absolute fee.
 * @param amount what leaves the account, fee included
 * @throws ProgrammingError when the currencies differ
 * @see SEPA-032, D-SEPA-04
 */
export function sepaWithdrawalFee(amount: Money, { feeRelative, feeAbsolute }: SepaWithdrawalSettings): Money {
  return maxMoney(percentOf(amount, feeRelative, 'down'), feeAbsolute);
}

/**
 * Fee and what arrives; both zero while the amount is not more than the minimum. Funds are not its business.
 * @throws ProgrammingError when the currencies differ
 * @see SEPA-029, SEPA-032, SEPA-033, D-SEPA-05, RULE-009
 */
export function sepaWithdrawal(amount: Money, settings: SepaWithdrawalSettings): BankTransferQuote {
  const nothing = zeroMoney(amount);
  if (!isMore(amount, settings.minimalExclusive)) return { fee: nothing, totalReceive: nothing, isAllowed: false };
  return lessFee(amount, sepaWithdrawalFee(amount, settings));
}
