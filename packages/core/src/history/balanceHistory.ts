import { daysBetween } from '../calendar/days.ts';
import { addMoney, isNegative, isZero, negateMoney, sumMoney } from '../money/arithmetic.ts';
import type { Currency, Money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';
import { roundMoney } from '../money/rounding.ts';

/** What changed on a day: the amounts that came, and with a minus those that went. */
export type Movement = { readonly date: string; readonly changes: readonly Money[] };

/** What one unit of each currency was worth on a day, `yyyy-MM-dd`. */
export type DayRates = { readonly date: string; readonly rates: Readonly<Record<string, string>> };

export type DayBalance = { readonly date: string; readonly total: Money };

export type BalanceHistoryParts = {
  /** What is held at the end of the last day. */
  readonly holdings: readonly Money[];
  /** Every movement of the period, in any order. */
  readonly movements: readonly Movement[];
  /** Every day of the period, oldest first. */
  readonly days: readonly DayRates[];
  readonly into: Currency;
};

/** Enough for every product of a balance and a rate: the one rounding is the last. */
const EXACT_DECIMALS = 18;

/** What the holdings were worth on a day, rounded down once; null where one of them has no rate. */
function worthOf(holdings: readonly Money[], { date, rates }: DayRates, into: Currency): DayBalance | null {
  const exact = { currencyCode: into.currencyCode, decimals: EXACT_DECIMALS };
  const worths: Money[] = [];
  for (const held of holdings) {
    const rate = rates[held.currencyCode];
    if (rate !== undefined) worths.push(multiplyByRate(held, rate, exact, 'down'));
    else if (!isZero(held)) return null;
  }
  return { date, total: roundMoney(sumMoney(worths, exact), into.decimals, 'down') };
}

type Holdings = ReadonlyMap<string, Money>;

/** The holdings and some more amounts, each to those of its currency. */
function put(holdings: Holdings, amounts: readonly Money[]): Holdings {
  const sums = new Map(holdings);
  for (const amount of amounts) {
    const held = sums.get(amount.currencyCode);
    sums.set(amount.currencyCode, held === undefined ? amount : addMoney(held, amount));
  }
  return sums;
}

/**
 * The worth of what was held at the end of each day, told backwards from today. Null where it cannot be told: a day or a rate is missing,
 * or the movements do not account for what is held (WISH-017: no history is invented).
 * @throws ProgrammingError when a movement and a holding of one currency have different decimals
 */
export function balanceHistory({ holdings, movements, days, into }: BalanceHistoryParts): readonly DayBalance[] | null {
  let held = put(new Map(), holdings);
  const balances: DayBalance[] = [];
  for (const day of days.toReversed()) {
    const next = balances.at(-1);
    if (next !== undefined && daysBetween(day.date, next.date) !== 1) return null;
    if ([...held.values()].some(isNegative)) return null;
    const balance = worthOf([...held.values()], day, into);
    if (balance === null) return null;
    balances.push(balance);
    const changes = movements.filter(({ date }) => date === day.date).flatMap((movement) => movement.changes);
    held = put(held, changes.map(negateMoney));
  }
  return balances.toReversed();
}
