import { ExactMoney } from './ExactMoney.ts';
import { money, type Money } from './money.ts';

/**
 * The amount with its smallest units: as it is when it is one of ours, parsed once when it is a plain object.
 * @throws ProgrammingError when the plain object's `amount` cannot be read
 */
export function exact(value: Money): ExactMoney {
  if (value instanceof ExactMoney) return value;
  return exact(money(value.amount, value.currencyCode, value.decimals));
}
