import { subtractMoney } from '../money/arithmetic.ts';
import { type Money, toMinorUnits } from '../money/money.ts';
import { divide } from '../money/rounding.ts';

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
