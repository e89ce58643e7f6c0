import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { roundings, type Rounding } from './roundings.ts';

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
