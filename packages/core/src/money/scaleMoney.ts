import { toDecimal, type Decimal } from './decimal.ts';
import { divide } from './divide.ts';
import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';
import { powerOfTen } from './powerOfTen.ts';
import type { Rounding } from './roundings.ts';

/**
 * An amount times one rate and divided by another, rounded once, at the end.
 * @throws ProgrammingError when a rate cannot be read or the divisor is zero
 */
export function scaleMoney(
  amount: Money,
  multiplier: Decimal | string,
  divisor: Decimal | string,
  into: Currency,
  rounding: Rounding,
): Money {
  const { units, decimals } = exact(amount);
  const by = toDecimal(multiplier);
  const over = toDecimal(divisor);
  const dividend = units * by.units * powerOfTen(over.scale + into.decimals);
  const result = divide(dividend, over.units * powerOfTen(by.scale + decimals), rounding);
  return new ExactMoney(result, into.currencyCode, into.decimals);
}
