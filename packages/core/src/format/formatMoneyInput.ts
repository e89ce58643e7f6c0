import { isFiat } from '../limits/currencies.ts';
import { amountOf, type Money } from '../money/money.ts';

/**
 * An amount as the text of an amount field: no groups, no code, a point. Zeros at the end go, but fiat that has cents keeps both
 * digits: `100`, `12450.50`, `0.4999`.
 * @see LEG-025, D-LEG-11, SEND-016, D-FX-06
 */
export function formatMoneyInput(amount: Money): string {
  const text = amountOf(amount);
  if (amount.decimals === 0) return text;
  return isFiat(amount.currencyCode) ? text.replace(/\.0+$/, '') : text.replace(/\.?0+$/, '');
}
