import { exact } from './exact.ts';
import type { Money } from './money.ts';
import { requireSameCurrency } from './requireSameCurrency.ts';

/**
 * -1 when `left` is less than `right`, 0 when they are equal, 1 when it is more.
 * @throws ProgrammingError when currency code or decimals differ
 * @see FMT-029
 */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  const a = exact(left);
  const b = exact(right);
  requireSameCurrency('compareMoney', a, b);
  if (a.units === b.units) return 0;
  return a.units < b.units ? -1 : 1;
}

/** Whether `left` is less than `right`. @throws ProgrammingError when the currencies differ */
export function isLess(left: Money, right: Money): boolean {
  return compareMoney(left, right) < 0;
}

/** Whether `left` is more than `right`. @throws ProgrammingError when the currencies differ */
export function isMore(left: Money, right: Money): boolean {
  return compareMoney(left, right) > 0;
}
