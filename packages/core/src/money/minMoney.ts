import { compareMoney } from './compareMoney.ts';
import type { Money } from './money.ts';

/** The smallest of some amounts of one currency. @throws ProgrammingError when the currencies differ */
export function minMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((least, other) => (compareMoney(other, least) < 0 ? other : least), first);
}
