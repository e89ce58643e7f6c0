import { amountIntegerDigits } from '../limits/lengths.ts';

/**
 * Whether a text is an amount that may be sent: digits with an optional decimal part, no sign, no exponent, at most 10 digits
 * before the point and no more decimals than the currency has. Anything else is "Incorrect amount".
 * @see FMT-021, RULE-004, SEND-011, SEND-012, LEG-013, LEG-014
 */
export function isAmountText(text: string, decimals: number): boolean {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return false;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/^0+(?=\d)/, '').length <= amountIntegerDigits && fraction.length <= decimals;
}
