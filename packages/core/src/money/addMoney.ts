import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';
import { requireSameCurrency } from './requireSameCurrency.ts';

/**
 * Sum of two amounts of one currency.
 * @throws ProgrammingError when currency code or decimals differ
 * @see FMT-029
 */
export function addMoney(left: Money, right: Money): Money {
  const a = exact(left);
  const b = exact(right);
  requireSameCurrency('addMoney', a, b);
  return new ExactMoney(a.units + b.units, a.currencyCode, a.decimals);
}
