import { daysBetween } from '../calendar/days.ts';
import { addMoney, isNegative, isZero, negateMoney, sumMoney } from '../money/arithmetic.ts';
import type { Currency, Money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';
import { roundMoney } from '../money/rounding.ts';

/** Changes of a day: incoming amounts, and outgoing ones with a minus. */
export type Movement = { readonly date: string; readonly changes: readonly Money[] };

/** Worth of one unit of each currency on a day, `yyyy-MM-dd`. */
export type DayRates = { readonly date: string; readonly rates: Readonly<Record<string, string>> };

export type DayBalance = { readonly date: string; readonly total: Money };

export type BalanceHistoryParts = {
  readonly holdings: readonly Money[];
  /** All movements of the period, in any order. */
  readonly movements: readonly Movement[];
  /** All days of the period, oldest first. */
  readonly days: readonly DayRates[];
  readonly into: Currency;
};

/** Enough for any product of a balance and a rate, so that only the final result is rounded. */
const EXACT_DECIMALS = 18;

/** Returns the worth of the holdings on a day, rounded down once, or null when a held currency has no rate. */
function calculateWorth(holdings: readonly Money[], { date, rates }: DayRates, into: Currency): DayBalance | null {
  const exact = { currencyCode: into.currencyCode, decimals: EXACT_DECIMALS };
  const worths: Money[] = [];
  for (const balance of holdings) {
    const rate = rates[balance.currencyCode];
    if (rate !== undefined) worths.push(multiplyByRate(balance, rate, exact, 'down'));
    else if (!isZero(balance)) return null;
  }
  return { date, total: roundMoney(sumMoney(worths, exact), into.decimals, 'down') };
}

type Holdings = ReadonlyMap<string, Money>;

function addToHoldings(holdings: Holdings, amounts: readonly Money[]): Holdings {
  const sums = new Map(holdings);
  for (const amount of amounts) {
    const sum = sums.get(amount.currencyCode);
    sums.set(amount.currencyCode, sum === undefined ? amount : addMoney(sum, amount));
  }
  return sums;
}

/**
 * Calculates the worth of the holdings at the end of each day, working backwards from today. Returns null when it cannot be known, because
 * a day or a rate is missing or the movements do not account for the holdings. History is never invented (WISH-017).
 */
export function balanceHistory({ holdings, movements, days, into }: BalanceHistoryParts): readonly DayBalance[] | null {
  let current = addToHoldings(new Map(), holdings);
  const balances: DayBalance[] = [];
  for (const day of days.toReversed()) {
    const next = balances.at(-1);
    if (next !== undefined && daysBetween(day.date, next.date) !== 1) return null;
    if ([...current.values()].some(isNegative)) return null;
    const balance = calculateWorth([...current.values()], day, into);
    if (balance === null) return null;
    balances.push(balance);
    const changes = movements.filter(({ date }) => date === day.date).flatMap((movement) => movement.changes);
    current = addToHoldings(current, changes.map(negateMoney));
  }
  return balances.toReversed();
}
