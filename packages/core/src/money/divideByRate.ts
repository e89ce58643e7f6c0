import { toDecimal, type Decimal } from './decimal.ts';
import { divide } from './divide.ts';
import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';
import { powerOfTen } from './powerOfTen.ts';
import type { Rounding } from './roundings.ts';

/**
 * How much of another currency an amount buys at a price, rounded once.
 * @param rate price of one unit of `into`, in the amount's currency
 * @param into currency of the result; an amount of it will do
 * @throws ProgrammingError when the price cannot be read or is zero
 * @see D-LEG-05, RULE-018
 */
export function divideByRate(amount: Money, rate: Decimal | string, into: Currency, rounding: Rounding): Money {
  const { units, decimals } = exact(amount);
  const { units: rateUnits, scale } = toDecimal(rate);
  const dividend = units * powerOfTen(scale + into.decimals);
  return new ExactMoney(divide(dividend, rateUnits * powerOfTen(decimals), rounding), into.currencyCode, into.decimals);
}
