import { exact } from './exact.ts';
import { ExactMoney } from './ExactMoney.ts';
import type { Currency, Money } from './money.ts';

/**
 * The amount in the smallest unit of its currency, for a ledger that keeps whole numbers.
 * @throws ProgrammingError when the amount cannot be read
 */
export function toMinorUnits(amount: Money): bigint {
  return exact(amount).units;
}

/** The reverse of {@link toMinorUnits}. */
export function fromMinorUnits(units: bigint, { currencyCode, decimals }: Currency): Money {
  return new ExactMoney(units, currencyCode, decimals);
}
