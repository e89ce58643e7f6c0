import { atLeastZero, isLess, isMore, minMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, toMinorUnits } from '../money/money.ts';
import { divide } from '../money/rounding.ts';

/** Limits of card top-ups, in the currency of the account. */
export type CardLimitTotals = { readonly perOperation: Money; readonly perDay: Money; readonly perMonth: Money };

/** What has been topped up in the current UTC day and calendar month, payments just begun included. */
export type CardLimitUse = { readonly today: Money; readonly thisMonth: Money };

/** What may still be topped up. */
export type CardLimitsLeft = {
  /** Most for one payment, whatever is left of day and month. */
  readonly perOperation: Money;
  readonly today: Money;
  readonly thisMonth: Money;
};

/** The limit that refuses a payment, by the provider's word for it, and the amount that would still pass. */
export type ExceededCardLimit = { readonly limit: 'single' | 'daily' | 'monthly'; readonly remaining: Money };

/**
 * What is left of day and month, never below zero.
 * @throws ProgrammingError when the currencies differ
 * @see RULE-005, D-CARD-04
 */
export function cardLimitsLeft({ perOperation, perDay, perMonth }: CardLimitTotals, used: CardLimitUse): CardLimitsLeft {
  return {
    perOperation,
    today: atLeastZero(subtractMoney(perDay, used.today)),
    thisMonth: atLeastZero(subtractMoney(perMonth, used.thisMonth)),
  };
}

/** The largest amount that one payment may have now: the provider's `maximalPerOperationCurrent`. @see D-CARD-04 */
export function cardLimitNow({ perOperation, today, thisMonth }: CardLimitsLeft): Money {
  return minMoney(perOperation, today, thisMonth);
}

/**
 * The limit that an amount exceeds; null when it may be paid. Equal to a limit passes. Of several the one with the least room
 * left is named, equal ones in the order single, daily, monthly, so that the sentence with `remaining` is true.
 * @param amount what is to be credited, not the total with its fee (D-CARD-03)
 * @throws ProgrammingError when the currencies differ
 * @see CARD-012, CARD-013, CARD-014, D-CARD-05, RULE-005
 */
export function exceededCardLimit(amount: Money, left: CardLimitsLeft): ExceededCardLimit | null {
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
 * How much of a limit is used, in whole percent from 0 to 100: a share for the eye, no amount. A limit of nothing is used up.
 * @param left what remains of `total`
 * @throws ProgrammingError when the currencies differ
 */
export function usedPercent(total: Money, left: Money): number {
  const whole = toMinorUnits(total);
  if (whole <= 0n) return 100;
  const share = divide(toMinorUnits(subtractMoney(total, left)) * 100n, whole, 'halfEven');
  return Math.min(100, Math.max(0, Number(share)));
}
