import { compareMoney } from './compareMoney.ts';
import type { Money } from './money.ts';

/** The largest of some amounts of one currency. @throws ProgrammingError when the currencies differ */
export function maxMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((most, other) => (compareMoney(other, most) > 0 ? other : most), first);
}
