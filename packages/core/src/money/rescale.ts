import { divide } from './divide.ts';
import { powerOfTen } from './powerOfTen.ts';
import type { Rounding } from './roundings.ts';

/** The same quantity counted in units of another power of ten: 1239n of 3 decimals are 123n of 2, rounded down. */
export function rescale(units: bigint, fromDecimals: number, toDecimals: number, rounding: Rounding): bigint {
  const drop = fromDecimals - toDecimals;
  if (drop === 0) return units;
  return drop > 0 ? divide(units, powerOfTen(drop), rounding) : units * powerOfTen(-drop);
}
