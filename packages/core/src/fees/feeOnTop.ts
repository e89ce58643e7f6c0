import { addMoney, isLess, isMore, isPositive, subtractMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

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
  const sent = subtractMoney(amount, fee);
  const fits = !isLess(sent, lower) && isPositive(sent) && !isMore(amount, upper);
  return fits ? { kind: 'deducted', sent, total: amount } : { kind: 'short', missing: subtractMoney(total, upper) };
}
