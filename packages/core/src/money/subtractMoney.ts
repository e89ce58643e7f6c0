import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';
import { requireSameCurrency } from './requireSameCurrency.ts';

/**
 * What is left of `left` when `right` is taken off; below zero when it is more.
 * @throws ProgrammingError when currency code or decimals differ
 * @see FMT-029
 */
export function subtractMoney(left: Money, right: Money): Money {
  const a = exact(left);
  const b = exact(right);
  requireSameCurrency('subtractMoney', a, b);
  return new ExactMoney(a.units - b.units, a.currencyCode, a.decimals);
}
