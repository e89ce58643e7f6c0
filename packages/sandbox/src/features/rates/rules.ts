import { isRated, ratio, usdPrices, type PrimaryCurrency, type RatedCurrency } from '../../kernel/rates/rateTable.ts';
import type { TokenPrice } from '../../kernel/rates/tokenPrices.ts';

export const DAY_MS = 86_400_000;
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

/** A triangle between -size and size. */
function triangle(day: number, size: number, days: number): number {
  const half = days / 2;
  const place = day % days;
  return Math.trunc((size * 2 * (place < half ? place : days - place)) / half) - size;
}

const PART = 10_000;
/** So many days lead from the swings of the past to the price of today: without them each line would end in a cliff. */
const LEADING_DAYS = 30;

/** What one unit was worth in USD on a day, made up but the same whenever it is asked on a day: the table's price today, its day's change yesterday. */
function usdPriceOn(code: RatedCurrency, dayNumber: number, today: number): string {
  const price = usdPrices[code];
  if (dayNumber === today) return price;
  const change = dayChanges[code];
  if (dayNumber === today - 1 && change !== undefined) return ratio(price, addPercent(change), 100);
  const swing = swings[code].reduce((sum, { size, days }) => sum + triangle(dayNumber, size, days), 0);
  const share = Math.min(today - 1 - dayNumber, LEADING_DAYS);
  return ratio(price, String(PART), PART + Math.trunc((swing * share) / LEADING_DAYS));
}

/** 100 and a percentage: '1.84' is '101.84'. */
function addPercent(percent: string): string {
  const hundredths = 10_000 + Math.round(Number(percent) * 100);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

export type HistoryDay = { readonly date: string; readonly rates: Readonly<Record<string, string>> };

export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Prices in `quote` by day, oldest first; days before the first rate and after today are left out (API-089). */
export function rateHistory(
  quote: PrimaryCurrency,
  from: string,
  to: string,
  now: Date,
  tokens: readonly TokenPrice[],
): readonly HistoryDay[] {
  const today = Math.floor(now.getTime() / DAY_MS);
  const first = Math.max(Date.parse(from), Date.parse(FIRST_DAY)) / DAY_MS;
  const last = Math.min(Date.parse(to) / DAY_MS, today);
  const days: HistoryDay[] = [];
  for (let day = first; day <= last; day++) days.push({ date: dayText(day * DAY_MS), rates: ratesOn(day, today, quote, tokens) });
  return days;
}

function ratesOn(day: number, today: number, quote: PrimaryCurrency, tokens: readonly TokenPrice[]): Readonly<Record<string, string>> {
  const quotePrice = usdPriceOn(quote, day, today);
  const currencies = Object.keys(usdPrices).filter((code) => isRated(code));
  const rates = currencies.map((code): [string, string] => [code, code === quote ? '1' : ratio(usdPriceOn(code, day, today), quotePrice)]);
  const date = dayText(day * DAY_MS);
  const tokenRates = tokens.flatMap((token): [string, string][] => {
    const price = token.pricedSince === null || date >= token.pricedSince ? token.price : token.placementPrice;
    return price === null ? [] : [[token.symbol, ratio(price, quotePrice)]];
  });
  return Object.fromEntries([...rates, ...tokenRates]);
}
