import type { Money } from '../money/money.ts';
import { MINUS } from './characters.ts';
import { formatMoney } from './formatMoney.ts';
import type { MoneyFormat } from './moneyParts.ts';

/** An amount as a screen reader should say it: the minus, often left out aloud, as a word. @see D-TRS-19 */
export function spokenMoney(amount: Money, format?: MoneyFormat): string {
  return formatMoney(amount, format).replace(MINUS, 'minus ');
}
