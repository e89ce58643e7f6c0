import { isLess, isPositive } from '../money/arithmetic.ts';
import { money, type Money } from '../money/money.ts';
import { calculatePercent } from '../money/rates.ts';

/** One-time bonus of the referrer for each friend (LIM-088). */
export const referralBonus = money('5.00', 'EUR', 2);

/** Minimum of a single fiat top-up or withdrawal by a friend that earns the bonus, inclusive (LIM-088). */
export const referralBonusThreshold = money('50.00', 'EUR', 2);

/** The referrer's share of every fee a friend pays, in percent (LIM-089). */
export const referralSharePercent = '25';

/**
 * True when a friend's completed top-up or withdrawal earns the bonus (RULE-032, D-REF-11).
 * @param amount in EUR
 */
export function earnsReferralBonus(amount: Money): boolean {
  return !isLess(amount, referralBonusThreshold);
}

/**
 * Returns the referrer's share of a friend's fee, rounded down, or null when it is less than the smallest unit (LIM-089, RULE-032,
 * D-REF-11).
 * @param fee in EUR
 */
export function referralShare(fee: Money): Money | null {
  const share = calculatePercent(fee, referralSharePercent, 'down');
  return isPositive(share) ? share : null;
}
