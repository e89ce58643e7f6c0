import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { powerOfTen } from './decimal.ts';
import { fromMinorUnits, toMinorUnits, type Money } from './money.ts';

/** Rounds a quotient of non-negative numbers. The caller restores the sign. */
type Round = (quotient: bigint, remainder: bigint, divisor: bigint) => bigint;

/**
 * All rounding modes of the product. `down` rounds towards zero (FMT-031, D-FMT-16), `up` away from zero (FMT-050), `halfEven` to the
 * nearest with ties to the even digit (displayed rates and percentages).
 */
export type Rounding = 'down' | 'up' | 'halfEven';

const roundings: Readonly<Record<Rounding, Round>> = {
  down: (quotient) => quotient,
  up: (quotient, remainder) => (remainder === 0n ? quotient : quotient + 1n),
  halfEven: (quotient, remainder, divisor) => {
    const doubled = remainder * 2n;
    const goesUp = doubled === divisor ? quotient % 2n === 1n : doubled > divisor;
    return goesUp ? quotient + 1n : quotient;
  },
};

/**
 * Divides two integers of any sign, rounded in the given mode.
 * @throws ProgrammingError when the divisor is zero
 */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new ProgrammingError('divide: the divisor is zero, so there is no quotient. Check the rate before it is used.');
  if (rounding === 'down') return dividend / divisor; // bigint division already truncates towards zero
  const isNegative = dividend < 0n !== divisor < 0n;
  const magnitude = dividend < 0n ? -dividend : dividend;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = roundings[rounding](magnitude / by, magnitude % by, by);
  return isNegative ? -rounded : rounded;
}

/** Converts units to another number of decimals: 1239n with 3 decimals become 123n with 2, rounded down. */
export function rescale(units: bigint, fromDecimals: number, toDecimals: number, rounding: Rounding): bigint {
  const drop = fromDecimals - toDecimals;
  if (drop === 0) return units;
  return drop > 0 ? divide(units, powerOfTen(drop), rounding) : units * powerOfTen(-drop);
}

/** Changes the decimals of an amount, for example from 6 on the chain to 5 in storage or 2 on screen (FMT-031, RULE-027). */
export function roundMoney(amount: Money, decimals: number, rounding: Rounding): Money {
  const { currencyCode, decimals: before } = amount;
  return fromMinorUnits(rescale(toMinorUnits(amount), before, decimals, rounding), { currencyCode, decimals });
}
