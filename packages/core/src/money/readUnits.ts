import { powerOfTen } from './powerOfTen.ts';

const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/**
 * Smallest units of a decimal string, or null when it is none or has more than `decimals` digits behind the point.
 * Takes what travels: an optional hyphen, digits, and a point only between digits. A loop, not a pattern: this runs for every
 * amount that enters (budget M3).
 */
export function readUnits(text: string, decimals: number): bigint | null {
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
