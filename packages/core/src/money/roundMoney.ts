import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Money } from './money.ts';
import { rescale } from './rescale.ts';
import type { Rounding } from './roundings.ts';

/**
 * The same amount with other decimals: 6 decimals of the chain kept as 5, or shown as 2.
 * @see FMT-031, RULE-027
 */
export function roundMoney(amount: Money, decimals: number, rounding: Rounding): Money {
  const { units, currencyCode, decimals: before } = exact(amount);
  return new ExactMoney(rescale(units, before, decimals, rounding), currencyCode, decimals);
}
