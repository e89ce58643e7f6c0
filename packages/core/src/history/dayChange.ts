import { sumMoney, subtractMoney, isPositive } from '../money/arithmetic.ts';
import { toDecimal, powerOfTen, writeUnits } from '../money/decimal.ts';
import { type Currency, type Money, toMinorUnits } from '../money/money.ts';
import { scaleMoney } from '../money/rates.ts';
import { divide } from '../money/rounding.ts';

/** Worth of something now and a day before, both in one currency. */
export type WorthOfTwoDays = { readonly now: Money; readonly before: Money };

/** Change caused by prices: the amount, and its percentage of the earlier worth with two decimals. */
export type WorthChange = { readonly amount: Money; readonly percent: string };

const PERCENT_DECIMALS = 2;

/**
 * Returns what `now` was worth before a price change of some percent, or null for a change that leaves nothing of a price.
 * @param percent decimal string in the provider's notation: '1.84', '-0.42'
 */
export function worthBefore(now: Money, percent: string): Money | null {
  const { units, scale } = toDecimal(percent);
  const whole = powerOfTen(scale + 2) + units;
  return whole > 0n ? scaleMoney(now, '100', { units: whole, scale }, now, 'halfEven') : null;
}

/**
 * Calculates the change of all worths together (HOME-101). Null when there was nothing before, because a percentage of nothing has no
 * meaning.
 */
export function worthChange(worths: readonly WorthOfTwoDays[], currency: Currency): WorthChange | null {
  const before = sumMoney(
    worths.map((worth) => worth.before),
    currency,
  );
  if (!isPositive(before)) return null;
  const now = sumMoney(
    worths.map((worth) => worth.now),
    currency,
  );
  const amount = subtractMoney(now, before);
  const hundredths = divide(toMinorUnits(amount) * powerOfTen(PERCENT_DECIMALS + 2), toMinorUnits(before), 'halfEven');
  return { amount, percent: writeUnits(hundredths, PERCENT_DECIMALS) };
}
