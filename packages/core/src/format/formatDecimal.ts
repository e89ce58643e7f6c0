import { type Decimal, toDecimal, writeUnits } from '../money/decimal.ts';
import { rescale, type Rounding } from '../money/rounding.ts';
import { MINUS } from './characters.ts';
import { groupDigits } from './groupDigits.ts';
import { language } from './language.ts';

/**
 * A number without a currency, with groups and exactly so many decimals: `60,300.00000`. What rounds to zero has no minus.
 * @throws ProgrammingError when the text is no decimal
 */
export function formatDecimal(value: Decimal | string, decimals: number, rounding: Rounding): string {
  const { units, scale } = toDecimal(value);
  const rounded = rescale(units, scale, decimals, rounding);
  const [whole = '', fraction] = writeUnits(rounded < 0n ? -rounded : rounded, decimals).split('.');
  return `${rounded < 0n ? MINUS : ''}${groupDigits(whole)}${fraction === undefined ? '' : `${language().point}${fraction}`}`;
}
