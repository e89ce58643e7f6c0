import { NO_BREAK_SPACE } from './characters.ts';
import { currencySign } from './currencySign.ts';
import { language } from './language.ts';

/** A figure of fiat with its sign where the language puts it: `€10`, `10 €`. @see FMT-036 */
export function withCurrencySign(figure: string, currencyCode: string): string {
  const sign = currencySign(currencyCode);
  return language().signBehind ? `${figure}${NO_BREAK_SPACE}${sign}` : `${sign}${figure}`;
}
