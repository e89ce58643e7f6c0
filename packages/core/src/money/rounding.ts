import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { powerOfTen } from './decimal.ts';
import { fromMinorUnits, toMinorUnits, type Money } from './money.ts';

/** Rounds a quotient of non-negative numbers; the caller puts the sign back. */
type Round = (quotient: bigint, remainder: bigint, divisor: bigint) => bigint;

/**
 * Every way in which this product loses a digit. `down` is towards zero (FMT-031, D-FMT-16), `up` away from zero (FMT-050),
 * `halfEven` to the nearest, ties to the even digit (displayed rates and percentages).
 */
export const roundings = {
  down: (quotient) => quotient,
  up: (quotient, remainder) => (remainder === 0n ? quotient : quotient + 1n),
  halfEven: (quotient, remainder, divisor) => {
    const doubled = remainder * 2n;
    const goesUp = doubled === divisor ? quotient % 2n === 1n : doubled > divisor;
    return goesUp ? quotient + 1n : quotient;
  },
} satisfies Record<string, Round>;

/** The name of a way to round. */
export type Rounding = keyof typeof roundings;

/**
 * Whole quotient of two whole numbers of any sign, rounded as named.
 * @throws ProgrammingError when the divisor is zero
 */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new ProgrammingError('divide: the divisor is zero, so there is no quotient. Check the rate before it is used.');
  if (rounding === 'down') return dividend / divisor; // a bigint division cuts towards zero by itself
  const isNegative = dividend < 0n !== divisor < 0n;
  const magnitude = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = roundings[rounding](magnitude / by, magnitude % by, by);
  return isNegative ? -rounded : rounded;
}

/** The same quantity counted in units of another power of ten: 1239n of 3 decimals are 123n of 2, rounded down. */
export function rescale(units: bigint, fromDecimals: number, toDecimals: number, rounding: Rounding): bigint {
  const drop = fromDecimals - toDecimals;
  if (drop === 0) return units;
  return drop > 0 ? divide(units, powerOfTen(drop), rounding) : units * powerOfTen(-drop);
}

/**
 * The same amount with other decimals: 6 decimals of the chain kept as 5, or shown as 2.
 * @see FMT-031, RULE-027
 */
export function roundMoney(amount: Money, decimals: number, rounding: Rounding): Money {
  const { currencyCode, decimals: before } = amount;
  return fromMinorUnits(rescale(toMinorUnits(amount), before, decimals, rounding), { currencyCode, decimals });
}
