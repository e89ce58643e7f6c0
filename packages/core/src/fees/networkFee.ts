import { addMoney, isLess, isMore, isPositive, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { percentOf } from '../money/rates.ts';

/** A send of a network's native currency: all four in that currency. */
export type FeeOnTopInput = {
  readonly amount: Money;
  readonly fee: Money;
  /** Least amount that may be sent. */
  readonly lower: Money;
  /** What may be spent. */
  readonly upper: Money;
};

/** How the fee is paid; `short` when neither way fits, with what is missing for the fee on top. */
export type FeeOnTop =
  | { readonly kind: 'onTop' | 'deducted'; readonly sent: Money; readonly total: Money }
  | { readonly kind: 'short'; readonly missing: Money };

/**
 * Who pays the network fee. It is added to the amount while both fit; when they exceed the limit it is taken out of the amount,
 * if at least the lower limit, and more than nothing, is left.
 * @throws ProgrammingError when the currencies differ
 * @see SEND-030, SEND-031, D-SEND-14, D-SEND-15, RULE-010
 */
export function feeOnTop({ amount, fee, lower, upper }: FeeOnTopInput): FeeOnTop {
  const total = addMoney(amount, fee);
  if (!isMore(total, upper)) return { kind: 'onTop', sent: amount, total };
  const transfer = subtractMoney(amount, fee);
  const fits = !isLess(transfer, lower) && isPositive(transfer) && !isMore(amount, upper);
  return fits ? { kind: 'deducted', sent: transfer, total: amount } : { kind: 'short', missing: subtractMoney(total, upper) };
}

/** A send under the travel rule: the fee is never taken out of the amount. */
export type FeeShortageInput = {
  readonly fee: Money;
  /** Balance of the currency in which the fee is paid. */
  readonly feeAllowance: Money;
  /** Amount and its upper limit when the coin itself pays the fee, else null. */
  readonly native: { readonly amount: Money; readonly upper: Money } | null;
};

/**
 * What is missing to pay the network fee, in the fee's currency; null when nothing is. Native currency: the larger of
 * total - upper and fee - allowance; any other coin: fee - allowance.
 * @throws ProgrammingError when the currencies differ
 * @see TRS-018, D-TRS-04, SEND-014, D-SEND-16
 */
export function feeShortage({ fee, feeAllowance, native }: FeeShortageInput): Money | null {
  const overAllowance = subtractMoney(fee, feeAllowance);
  const missing = native === null ? overAllowance : maxMoney(overAllowance, subtractMoney(addMoney(native.amount, fee), native.upper));
  return isPositive(missing) ? missing : null;
}

/** A new quote may be this much of the fee that the customer saw, in percent, before the operation is refused (D-SEND-12). */
const FEE_TOLERANCE_PERCENT = '110';

/**
 * Whether a new quote is so much above the fee that was seen that the customer has to be asked again.
 * @throws ProgrammingError when the currencies differ
 * @see RULE-010
 */
export function hasFeeChanged(quoted: Money, displayed: Money): boolean {
  return isMore(quoted, percentOf(displayed, FEE_TOLERANCE_PERCENT, 'down'));
}
