const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const MAX_DIGITS = 18;

/**
 * True for a decimal string of api.md 1.4: an optional hyphen, 1 to 18 digits without a leading zero, and optionally a point with 1 to 18
 * digits. A loop instead of a pattern, because an operations response contains thousands of them (budget M5).
 */
export function isDecimalText(text: string): boolean {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  const { length } = text;
  let point = length;
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) continue;
    if (code !== POINT || point !== length) return false;
    point = at;
  }
  const whole = point - start;
  const fraction = length - point - 1;
  if (whole < 1 || whole > MAX_DIGITS || fraction === 0 || fraction > MAX_DIGITS) return false;
  return whole === 1 || text.charCodeAt(start) !== ZERO;
}
