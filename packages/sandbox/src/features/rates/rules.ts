import { dayOf, daysBetween, daysFrom, type Day } from '@wallet/core/calendar/days';
import type { PrimaryCurrency } from '@wallet/core/limits/currencies';
import { isRated, ratio, usdPrices, type RatedCurrency } from '../../kernel/rates/rateTable.ts';
import type { TokenPrice } from '../../kernel/rates/tokenPrices.ts';

/** Before this day the provider has no rates. */
const FIRST_DAY = '2023-01-01';

/** Change of a price over the last 24 hours, in percent (api.md 3.5). */
export const dayChanges: Readonly<Record<string, string>> = { BTC: '1.84', ETH: '-0.42', USDC: '0.00', USDT: '0.00', DAI: '0.00' };

/** How far a price of the past swings around today's, in hundredths of a percent, and how long a swing takes, in days. */
const swings: Readonly<Record<RatedCurrency, readonly { readonly size: number; readonly days: number }[]>> = {
  EUR: [
    { size: 250, days: 340 },
    { size: 60, days: 26 },
  ],
  USD: [],
  BTC: [
    { size: 2400, days: 420 },
    { size: 700, days: 58 },
    { size: 180, days: 7 },
  ],
  ETH: [
    { size: 2900, days: 380 },
    { size: 900, days: 44 },
    { size: 240, days: 9 },
  ],
  USDC: [],
  USDT: [],
  DAI: [],
};

/** The swings are counted from this day on, the first of Unix time. */
const SWINGS_BEGIN = '1970-01-01';

/** A triangle between -size and size. */
function triangle(day: number, size: number, days: number): number {
  const half = days / 2;
  const place = day % days;
  return Math.trunc((size * 2 * (place < half ? place : days - place)) / half) - size;
}

const PART = 10_000;
/** So many days lead from the swings of the past to the price of today: without them each line would end in a cliff. */
const LEADING_DAYS = 30;

/** A day by its place among the swings, and how many days before today it is. */
type PastDay = { readonly date: Day; readonly number: number; readonly daysAgo: number };

/** What one unit was worth in USD on a day, made up but the same whenever it is asked on a day: the table's price today, its day's change yesterday. */
function usdPriceOn(code: RatedCurrency, { number, daysAgo }: PastDay): string {
  const price = usdPrices[code];
  if (daysAgo === 0) return price;
  const change = dayChanges[code];
  if (daysAgo === 1 && change !== undefined) return ratio(price, addPercent(change), 100);
  const swing = swings[code].reduce((sum, { size, days }) => sum + triangle(number, size, days), 0);
  const share = Math.min(daysAgo - 1, LEADING_DAYS);
  return ratio(price, String(PART), PART + Math.trunc((swing * share) / LEADING_DAYS));
}

/** 100 and a percentage: '1.84' is '101.84'. */
function addPercent(percent: string): string {
  const hundredths = 10_000 + Math.round(Number(percent) * 100);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

export type HistoryDay = { readonly date: string; readonly rates: Readonly<Record<string, string>> };

/** Prices in `quote` by day, oldest first; days before the first rate and after today are left out (API-089). */
export function rateHistory(
  quote: PrimaryCurrency,
  from: string,
  to: string,
  now: Date,
  tokens: readonly TokenPrice[],
): readonly HistoryDay[] {
  const today = dayOf(now);
  const first = from < FIRST_DAY ? FIRST_DAY : from;
  const [number, daysAgo] = [daysBetween(SWINGS_BEGIN, first), daysBetween(first, today)];
  return daysFrom(first, to > today ? today : to).map((date, index) => {
    const day = { date, number: number + index, daysAgo: daysAgo - index };
    return { date, rates: ratesOn(day, quote, tokens) };
  });
}

function ratesOn(day: PastDay, quote: PrimaryCurrency, tokens: readonly TokenPrice[]): Readonly<Record<string, string>> {
  const quotePrice = usdPriceOn(quote, day);
  const currencies = Object.keys(usdPrices).filter((code) => isRated(code));
  const rates = currencies.map((code): [string, string] => [code, code === quote ? '1' : ratio(usdPriceOn(code, day), quotePrice)]);
  const tokenRates = tokens.flatMap((token): [string, string][] => {
    const price = token.pricedSince === null || day.date >= token.pricedSince ? token.price : token.placementPrice;
    return price === null ? [] : [[token.symbol, ratio(price, quotePrice)]];
  });
  return Object.fromEntries([...rates, ...tokenRates]);
}
