import { toDecimal, type Decimal } from './decimal.ts';
import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';
import { rescale } from './rescale.ts';
import type { Rounding } from './roundings.ts';

/**
 * A share of an amount.
 * @param percent as the provider writes it: `'0.35'` is 0.35 %
 * @throws ProgrammingError when the percentage cannot be read
 */
export function percentOf(amount: Money, percent: Decimal | string, rounding: Rounding): Money {
  const { units, currencyCode, decimals } = exact(amount);
  const { units: percentUnits, scale } = toDecimal(percent);
  return new ExactMoney(rescale(units * percentUnits, scale + 2, 0, rounding), currencyCode, decimals);
}
