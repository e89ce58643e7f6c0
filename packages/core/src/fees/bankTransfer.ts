import { isLess, isMore, isPositive, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { calculatePercent } from '../money/rates.ts';
import type { Quote } from './quote.ts';

/** Settings of a top-up by EU bank transfer, in the account's currency (SEPA-006). */
export type SepaTopUpSettings = {
  readonly fee: Money;
  /** The amount must exceed this. */
  readonly minimalExclusive: Money;
  /** No fee is charged from this amount on. */
  readonly thresholdNoFee: Money;
};

/**
 * Quotes an incoming transfer: a fixed fee below the threshold, none from the threshold on (D-SEPA-01). There is no upper limit
 * (SEPA-013, SEPA-014, SEPA-015, D-SEPA-02, RULE-008).
 * @param amount what the customer sends. The fee is deducted on arrival
 */
export function sepaTopUp(amount: Money, { fee, minimalExclusive, thresholdNoFee }: SepaTopUpSettings): Quote {
  return quoteTransfer(amount, isLess(amount, thresholdNoFee) ? fee : zeroMoney(amount), minimalExclusive);
}

/** Deducts the fee of a transfer. Fee and what arrives are zero unless the amount exceeds the minimum. Nothing arrives of less than the fee. */
function quoteTransfer(amount: Money, fee: Money, minimum: Money): Quote {
  const nothing = zeroMoney(amount);
  const terms = { total: amount, minimum, isMinimumExclusive: true };
  if (!isMore(amount, minimum)) return { ...terms, fee: nothing, arrives: nothing, isAllowed: false };
  const rest = subtractMoney(amount, fee);
  const isAllowed = isPositive(rest);
  return { ...terms, fee, arrives: isAllowed ? rest : nothing, isAllowed };
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
 * Quotes a SEPA withdrawal. Fee and what arrives are zero unless the amount exceeds the minimum. The balance is not checked (SEPA-029,
 * SEPA-032, SEPA-033, D-SEPA-05, RULE-009).
 */
export function sepaWithdrawal(amount: Money, settings: SepaWithdrawalSettings): Quote {
  return quoteTransfer(amount, sepaWithdrawalFee(amount, settings), settings.minimalExclusive);
}
