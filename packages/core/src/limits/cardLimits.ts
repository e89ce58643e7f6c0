import { clampToZero, isLess, isMore, minMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, toMinorUnits } from '../money/money.ts';
import { divide } from '../money/rounding.ts';

/** Limits of card top-ups, in the account's currency. */
export type CardLimitTotals = { readonly perOperation: Money; readonly perDay: Money; readonly perMonth: Money };

/** Amounts topped up in the current UTC day and calendar month, including payments just started. */
export type CardLimitUse = { readonly today: Money; readonly thisMonth: Money };

export type CardLimitsLeft = {
  /** Maximum of a single payment, regardless of day and month. */
  readonly perOperation: Money;
  readonly today: Money;
  readonly thisMonth: Money;
};

/** The limit that refuses a payment, under the provider's name for it, and the amount that would still pass. */
export type ExceededCardLimit = { readonly limit: 'single' | 'daily' | 'monthly'; readonly remaining: Money };

/** Calculates what is left of day and month, never negative (RULE-005, D-CARD-04). */
export function cardLimitsLeft({ perOperation, perDay, perMonth }: CardLimitTotals, used: CardLimitUse): CardLimitsLeft {
  return {
    perOperation,
    today: clampToZero(subtractMoney(perDay, used.today)),
    thisMonth: clampToZero(subtractMoney(perMonth, used.thisMonth)),
  };
}

/** Returns the maximum of a single payment now: the provider's `maximalPerOperationCurrent` (D-CARD-04). */
export function getCurrentCardLimit({ perOperation, today, thisMonth }: CardLimitsLeft): Money {
  return minMoney(perOperation, today, thisMonth);
}

/**
 * Returns the limit that an amount exceeds, or null. An amount equal to a limit passes. Of several limits, the one with the least left is
 * reported, ties in the order single, daily, monthly, so that the message with `remaining` is true (CARD-012, CARD-013, CARD-014,
 * D-CARD-05, RULE-005).
 * @param amount to be credited, not the total with its fee (D-CARD-03)
 */
export function findExceededCardLimit(amount: Money, left: CardLimitsLeft): ExceededCardLimit | null {
  const candidates = [
    { limit: 'single', remaining: left.perOperation },
    { limit: 'daily', remaining: left.today },
    { limit: 'monthly', remaining: left.thisMonth },
  ] as const satisfies readonly ExceededCardLimit[];
  const tightest = candidates.reduce<ExceededCardLimit>(
    (least, candidate) => (isLess(candidate.remaining, least.remaining) ? candidate : least),
    candidates[0],
  );
  return isMore(amount, tightest.remaining) ? tightest : null;
}

/**
 * Returns how much of a limit is used, in whole percent from 0 to 100. For display, not an amount. A limit of zero counts as used up.
 * @param left what remains of `total`
 */
export function usedPercent(total: Money, left: Money): number {
  const whole = toMinorUnits(total);
  if (whole <= 0n) return 100;
  const share = divide(toMinorUnits(subtractMoney(total, left)) * 100n, whole, 'halfEven');
  return Math.min(100, Math.max(0, Number(share)));
}
