import { addMoney } from './addMoney.ts';
import type { Currency, Money } from './money.ts';
import { zeroMoney } from './zeroMoney.ts';

/**
 * Sum of any number of amounts; of none, zero of the currency.
 * @throws ProgrammingError when one of them is of another currency
 */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(addMoney, zeroMoney(currency));
}
