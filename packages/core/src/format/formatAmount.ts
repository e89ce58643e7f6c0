import { absoluteMoney, isNegative } from '../money/arithmetic.ts';
import { amountOf, type Money } from '../money/money.ts';
import { MINUS } from './characters.ts';
import { groupDigits } from './groupDigits.ts';
import { language } from './language.ts';

/**
 * An amount with all its decimals and groups, without sign or code of the currency: `1,234.50`. For messages that put the code
 * behind it themselves: "Min: more than 10.00 EUR".
 * @see SEPA-012, D-SEPA-03, D-FX-01
 */
export function formatAmount(amount: Money): string {
  const [whole = '', fraction] = amountOf(absoluteMoney(amount)).split('.');
  const sign = isNegative(amount) ? MINUS : '';
  return `${sign}${groupDigits(whole)}${fraction === undefined ? '' : `${language().point}${fraction}`}`;
}
