import { exact } from '../money/exact.ts';
import type { Money } from '../money/money.ts';
import { powerOfTen } from '../money/powerOfTen.ts';
import { rescale } from '../money/rescale.ts';
import { writeUnits } from '../money/writeUnits.ts';
import { MINUS } from './characters.ts';
import { currencySign } from './currencySign.ts';
import { formatMoney } from './formatMoney.ts';
import { groupDigits } from './groupDigits.ts';

/** Largest first; the exponent of what the letter stands for. */
const MAGNITUDES = [
  { letter: 'T', exponent: 12 },
  { letter: 'B', exponent: 9 },
  { letter: 'M', exponent: 6 },
] as const;

/**
 * A fiat amount of a million and more in short, at most 2 decimals, rounded down: `$1.25B`, `$25M`; a smaller one in full: `$14.20`.
 * @throws ProgrammingError when the amount cannot be read
 * @see D-TOK-08
 */
export function formatCompactMoney(amount: Money): string {
  const { units, decimals, currencyCode } = exact(amount);
  const magnitude = units < 0n ? -units : units;
  const step = MAGNITUDES.find(({ exponent }) => magnitude >= powerOfTen(exponent + decimals));
  if (step === undefined) return formatMoney(amount);
  const [whole = '', fraction = ''] = writeUnits(rescale(magnitude, decimals + step.exponent, 2, 'down'), 2).split('.');
  const tail = `.${fraction}`.replace(/\.?0+$/, '');
  return `${units < 0n ? MINUS : ''}${currencySign(currencyCode)}${groupDigits(whole)}${tail}${step.letter}`;
}
