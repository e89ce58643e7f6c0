import { addMoney, isLess, isMore, isPositive, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { calculatePercent } from '../money/rates.ts';
import type { Quote } from './quote.ts';

/** A send of a network's native currency. All four amounts are in that currency. */
export type FeeOnTopInput = {
  readonly amount: Money;
  readonly fee: Money;
  /** Minimum amount of a send. */
  readonly lower: Money;
  /** Maximum that may be spent. */
  readonly upper: Money;
};

/** How the fee is paid. `short` when neither way fits: `missing` is the shortfall with the fee on top. */
export type FeeOnTop =
  | { readonly kind: 'onTop' | 'deducted'; readonly sent: Money; readonly total: Money }
  | { readonly kind: 'short'; readonly missing: Money };

/**
 * Decides how the network fee is paid. It is added to the amount while both fit within the upper limit. Otherwise it is deducted from the
 * amount, provided that at least the lower limit, and more than nothing, remains (SEND-030, SEND-031, D-SEND-14, D-SEND-15, RULE-010).
 */
export function allocateNetworkFee({ amount, fee, lower, upper }: FeeOnTopInput): FeeOnTop {
  const total = addMoney(amount, fee);
  if (!isMore(total, upper)) return { kind: 'onTop', sent: amount, total };
  const transfer = subtractMoney(amount, fee);
  const fits = !isLess(transfer, lower) && isPositive(transfer) && !isMore(amount, upper);
  return fits ? { kind: 'deducted', sent: transfer, total: amount } : { kind: 'short', missing: subtractMoney(total, upper) };
}

/** A send under the travel rule, where the fee is never deducted from the amount. */
export type FeeShortageInput = {
  readonly fee: Money;
  /** Balance in the currency of the fee. */
  readonly feeAllowance: Money;
  /** Amount and its upper limit when the coin itself pays the fee, else null. */
  readonly native: { readonly amount: Money; readonly upper: Money } | null;
};

/**
 * Returns what is missing to pay the network fee, in the fee's currency, or null. Native currency: the larger of total - upper and fee -
 * allowance. Any other coin: fee - allowance (TRS-018, D-TRS-04, SEND-014, D-SEND-16).
 */
export function feeShortage({ fee, feeAllowance, native }: FeeShortageInput): Money | null {
  const overAllowance = subtractMoney(fee, feeAllowance);
  const missing = native === null ? overAllowance : maxMoney(overAllowance, subtractMoney(addMoney(native.amount, fee), native.upper));
  return isPositive(missing) ? missing : null;
}

/** Limits of a send: the minimum, the balance of the coin, and that of the currency that pays the fee. */
export type SendLimits = { readonly lower: Money; readonly upper: Money; readonly feeAllowance: Money };

/** Quotes a send: the fee of a native coin is on top of the amount, or deducted from it (`allocateNetworkFee`). */
export function quoteSend(amount: Money, fee: Money, { lower, upper, feeAllowance }: SendLimits): Quote {
  if (upper.currencyCode !== feeAllowance.currencyCode) return quoteExactSend(amount, fee, { lower, upper, feeAllowance });
  const paid = allocateNetworkFee({ amount, fee, lower, upper });
  if (paid.kind === 'short') return { fee, total: addMoney(amount, fee), arrives: amount, isAllowed: false, missing: paid.missing };
  return { fee, total: paid.total, arrives: paid.sent, isAllowed: !isMore(fee, feeAllowance) };
}

/** Quotes a send that is never reduced by its fee, such as one under the travel rule (`feeShortage`). */
export function quoteExactSend(amount: Money, fee: Money, { upper, feeAllowance }: SendLimits): Quote {
  const isNative = upper.currencyCode === feeAllowance.currencyCode;
  const missing = feeShortage({ fee, feeAllowance, native: isNative ? { amount, upper } : null });
  return { fee, total: isNative ? addMoney(amount, fee) : amount, arrives: amount, isAllowed: missing === null, missing };
}

/** Maximum of a new quote as a percentage of the displayed fee, before the operation is refused (D-SEND-12). */
const FEE_TOLERANCE_PERCENT = '110';

/** True when a new quote exceeds the displayed fee by so much that the customer has to be asked again (RULE-010). */
export function hasFeeRisen(quoted: Money, displayed: Money): boolean {
  return isMore(quoted, calculatePercent(displayed, FEE_TOLERANCE_PERCENT, 'down'));
}
