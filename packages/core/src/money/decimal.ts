import { ProgrammingError } from '../errors/ProgrammingError.ts';

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/**
 * Parses a decimal string into smallest units. Returns null for an invalid text, or one with more than `decimals` decimals. Accepts the
 * wire format: an optional hyphen, digits, and a decimal point only between digits. A loop instead of a pattern, because this runs for
 * every incoming amount (budget M3).
 */
export function parseUnits(text: string, decimals: number): bigint | null {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  const { length } = text;
  if (length === start) return null;
  let point = -1;
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) continue;
    if (code !== POINT || point !== -1 || at === start) return null;
    point = at;
  }
  if (point === -1) return BigInt(text) * powerOfTen(decimals);
  const fractionDigits = length - point - 1;
  if (fractionDigits === 0 || fractionDigits > decimals) return null;
  const units = BigInt(text.slice(0, point) + text.slice(point + 1));
  return fractionDigits === decimals ? units : units * powerOfTen(decimals - fractionDigits);
}

/** Writes smallest units as a decimal string with exactly `decimals` decimals: `-5n` and 2 give `-0.05`. */
export function writeUnits(units: bigint, decimals: number): string {
  const isNegative = units < 0n;
  const digits = (isNegative ? -units : units).toString().padStart(decimals + 1, '0');
  const sign = isNegative ? '-' : '';
  if (decimals === 0) return sign + digits;
  const whole = digits.length - decimals;
  return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
}

/** A lookup is ten times cheaper than raising to a power. 36 is 18 decimals of an amount plus 18 of a rate. */
const POWERS: readonly bigint[] = Array.from({ length: 37 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/** An exact number without a currency (a rate, a price, a percentage): `units` divided by ten to the power of `scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/**
 * Parses a decimal string once, for a rate that is applied to many amounts.
 * @param text in wire format, `'1.07853'` or `'-0.5'`
 * @throws ProgrammingError when the text is not a decimal
 */
export function parseDecimal(text: string): Decimal {
  const point = text.indexOf('.');
  const scale = point === -1 ? 0 : text.length - point - 1;
  const units = parseUnits(text, scale);
  if (units === null) {
    throw new ProgrammingError(`decimal: "${text}" is no decimal number, so nothing can be counted with it. Check it where it enters.`);
  }
  return { units, scale };
}

/** Accepts a rate or percentage in wire format or already parsed. */
export function toDecimal(value: Decimal | string): Decimal {
  return typeof value === 'string' ? parseDecimal(value) : value;
}
