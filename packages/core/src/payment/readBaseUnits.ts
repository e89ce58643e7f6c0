import { powerOfTen } from '../money/decimal.ts';

/** What a word of Ethereum's machine holds. */
const LIMIT = 2n ** 256n;
/** No more digits than such a number has: an exponent of a billion must not be worked out. */
const number = /^\+?(\d{0,78})(?:\.(\d{1,78}))?(?:e(\d{0,2}))?$/i;

/**
 * Whole smallest units of a number as EIP-681 writes it: `1`, `2.014e18`. Null when it is none, is negative, holds a part of a unit or
 * does not fit into 256 bits.
 */
export function readBaseUnits(text: string): bigint | null {
  const match = number.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = '', exponent = ''] = match;
  const digits = whole + fraction.replace(/0+$/, '');
  const zeros = Number(exponent) - (digits.length - whole.length);
  if (whole + fraction === '' || zeros < 0) return null;
  const units = BigInt(digits) * powerOfTen(zeros);
  return units < LIMIT ? units : null;
}
