import { toDecimal, type Decimal } from './decimal.ts';
import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';
import { rescale } from './rescale.ts';
import type { Rounding } from './roundings.ts';

/**
 * An amount times a rate, in the currency that the rate leads to, rounded once.
 * @param rate how many of `into` one unit of the amount's currency is worth
 * @param into currency of the result; an amount of it will do
 * @throws ProgrammingError when the rate cannot be read
 * @see FX-003, FMT-050, RULE-017
 */
export function multiplyByRate(amount: Money, rate: Decimal | string, into: Currency, rounding: Rounding): Money {
  const { units, decimals } = exact(amount);
  const { units: rateUnits, scale } = toDecimal(rate);
  return new ExactMoney(rescale(units * rateUnits, decimals + scale, into.decimals, rounding), into.currencyCode, into.decimals);
}
