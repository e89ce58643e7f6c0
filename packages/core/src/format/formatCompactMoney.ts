import { powerOfTen, writeUnits } from '../money/decimal.ts';
import { toMinorUnits, type Money } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { formatMoney } from './formatMoney.ts';
import { groupDigits } from './groupDigits.ts';
import { language } from './language.ts';
import { withCurrencySign } from './withCurrencySign.ts';

/** Largest first; the exponent of what the name stands for. */
const MAGNITUDES = [
  { name: 'T', exponent: 12 },
  { name: 'B', exponent: 9 },
  { name: 'M', exponent: 6 },
] as const;

/**
 * A fiat amount of a million and more in short, at most 2 decimals, rounded down: `$1.25B`, `$25M`; a smaller one in full: `$14.20`.
 * @see D-TOK-08
 */
export function formatCompactMoney(amount: Money): string {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const magnitude = units < 0n ? -units : units;
  const step = MAGNITUDES.find(({ exponent }) => magnitude >= powerOfTen(exponent + decimals));
  if (step === undefined) return formatMoney(amount);
  const [whole = '', fraction = ''] = writeUnits(rescale(magnitude, decimals + step.exponent, 2, 'down'), 2).split('.');
  const { point, magnitudes } = language();
  const tail = `${point}${fraction}`.replace(/[.,]?0+$/, '');
  return `${units < 0n ? MINUS : ''}${withCurrencySign(`${groupDigits(whole)}${tail}${magnitudes[step.name]}`, currencyCode)}`;
}
