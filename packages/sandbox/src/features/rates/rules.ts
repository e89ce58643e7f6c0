import type { QueryOf } from '@wallet/contract/endpoint';
import type { readRateHistory } from '@wallet/contract/holdings/rate-history';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addDays, toDay, daysBetween, listDays, startOfDay, type Day } from '@wallet/core/calendar/days';
import { parseDecimal, powerOfTen, writeUnits } from '@wallet/core/money/decimal';
import { divide } from '@wallet/core/money/rounding';
import type { PrimaryCurrency } from '@wallet/core/limits/currencies';
import { findInstrument, type MarketInstrument } from '../../kernel/market/marketInstruments.ts';
import { type MarketState, calculatePrice } from '../../kernel/market/marketState.ts';
import { getPricesAt, type Prices } from '../../kernel/rates/prices.ts';
import { ratedCurrencies, calculateRatio, usdPrices, type RatedCurrency } from '../../kernel/rates/rateTable.ts';
import type { TokenPrice } from '../../kernel/rates/tokenPrices.ts';

/** First day with rates. */
const FIRST_DAY = '2023-01-01';
const DAY_MS = daySeconds * 1000;

/** Change of a price over the last 24 hours in the frozen market, in percent (api.md 3.5). */
const tableChanges: Readonly<Record<string, string>> = { BTC: '1.84', ETH: '-0.42', USDC: '0.00', USDT: '0.00', DAI: '0.00' };

/** Swings of past prices around today's: amplitude in hundredths of a percent, and length in days. */
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

/** Day 0 of the swings, the first of Unix time. */
const SWINGS_BEGIN = '1970-01-01';

/** A triangle wave between -size and size. */
function computeTriangle(day: number, size: number, days: number): number {
  const half = days / 2;
  const place = day % days;
  return Math.trunc((size * 2 * (place < half ? place : days - place)) / half) - size;
}

const PART = 10_000;
/** Number of days over which the swings fade out toward today's price. Without them each line would end in a jump. */
const LEADING_DAYS = 30;

/** A day, its number within the swings, and its distance from today in days. */
type PastDay = { readonly date: Day; readonly number: number; readonly daysAgo: number };

/**
 * USD price of one unit on a day of the frozen market. It is invented, but the same for all requests of a day: today the table's price,
 * yesterday the price before the table's daily change.
 */
function computeFrozenPrice(code: RatedCurrency, { number, daysAgo }: PastDay): string {
  const price = usdPrices[code];
  if (daysAgo === 0) return price;
  const change = tableChanges[code];
  if (daysAgo === 1 && change !== undefined) return calculateRatio(price, addPercent(change), 100);
  const swing = swings[code].reduce((sum, { size, days }) => sum + computeTriangle(number, size, days), 0);
  const share = Math.min(daysAgo - 1, LEADING_DAYS);
  return calculateRatio(price, String(PART), PART + Math.trunc((swing * share) / LEADING_DAYS));
}

type HistoryDay = { readonly date: string; readonly rates: Record<string, string> };

/** Percent with 2 decimals in hundredths: '-0.42' is -42. */
const toHundredths = (percent: string): number => Math.round(Number(percent) * 100);

/** Adds a percentage to 100: '1.84' gives '101.84'. */
const addPercent = (percent: string): string => writeUnits(HUNDREDTHS + BigInt(toHundredths(percent)), 2);

const HUNDREDTHS = 10_000n;

/**
 * Price 24 hours before `now`, as a share of the table's. Before the market went live, it is on the straight line from yesterday's price to
 * the table's (RULE-067).
 */
function computeTableShare(change: string, sinceYesterday: number): { readonly times: bigint; readonly by: bigint } {
  const moved = BigInt(toHundredths(change));
  const day = BigInt(DAY_MS);
  return { times: HUNDREDTHS * day + moved * BigInt(sinceYesterday), by: (HUNDREDTHS + moved) * day };
}

function computeChange(state: MarketState, instrument: MarketInstrument, change: string, now: number): string {
  const { code, tablePrice } = instrument;
  if (state.mode === 'frozen' && state.setAt[code] === undefined) return change;
  const price = parseDecimal(calculatePrice(state, instrument, now));
  const then = now - DAY_MS;
  const liveSince = state.liveSince ?? now;
  const { times, by } = then >= liveSince ? { times: 1n, by: 1n } : computeTableShare(change, then - (liveSince - DAY_MS));
  const before = parseDecimal(then >= liveSince ? calculatePrice(state, instrument, then) : tablePrice);
  const dividend = HUNDREDTHS * price.units * powerOfTen(before.scale) * by;
  const share = divide(dividend, before.units * powerOfTen(price.scale) * times, 'halfEven');
  return writeUnits(share - HUNDREDTHS, 2);
}

/** Returns the change of each price over 24 hours, in percent (API-024). */
export function computeDayChanges(state: MarketState, now: Date): { symbol: string; percent: string }[] {
  return Object.entries(tableChanges).flatMap(([symbol, change]) => {
    const instrument = findInstrument(symbol);
    return instrument === undefined ? [] : [{ symbol, percent: computeChange(state, instrument, change, now.getTime()) }];
  });
}

type HistoryRequest = QueryOf<typeof readRateHistory> & { readonly now: Date };

/** Returns prices in `quote` by day, oldest first. Days before the first rate and after today are left out (API-089, RULE-067). */
export function buildRateHistory(
  state: MarketState,
  { quote, from, to, now }: HistoryRequest,
  tokens: readonly TokenPrice[],
): HistoryDay[] {
  const today = toDay(now);
  const prices = getPricesAt(state, now);
  const first = from < FIRST_DAY ? FIRST_DAY : from;
  // Days before the market went live keep the prices that were returned when it did.
  const told = state.liveSince === null ? today : toDay(state.liveSince);
  const [number, daysAgo] = [daysBetween(SWINGS_BEGIN, first), daysBetween(first, told)];
  return listDays(first, to > today ? today : to).map((date, index) => {
    if (date === today) return { date, rates: { ...listRates(prices, quote), ...listTokenRates(date, prices.usd(quote), tokens) } };
    const day = { date, number: number + index, daysAgo: daysAgo - index };
    const usd = (code: RatedCurrency): string => (date < told ? computeFrozenPrice(code, day) : getClosingPrice(state, code, date));
    const quotePrice = usd(quote);
    const rates = ratedCurrencies.map((code): [string, string] => [code, code === quote ? '1' : calculateRatio(usd(code), quotePrice)]);
    return { date, rates: { ...Object.fromEntries(rates), ...listTokenRates(date, quotePrice, tokens) } };
  });
}

/** Price of a past day of the moving market: its price at 24:00. */
function getClosingPrice(state: MarketState, code: RatedCurrency, date: Day): string {
  const instrument = findInstrument(code);
  return instrument === undefined ? usdPrices[code] : calculatePrice(state, instrument, startOfDay(addDays(date, 1)).getTime());
}

const listRates = ({ middle }: Prices, quote: PrimaryCurrency): Record<string, string> =>
  Object.fromEntries(ratedCurrencies.map((code) => [code, middle(code, quote)]));

function listTokenRates(date: Day, quotePrice: string, tokens: readonly TokenPrice[]): Record<string, string> {
  const rates = tokens.flatMap((token): [string, string][] => {
    const price = token.pricedSince === null || date >= token.pricedSince ? token.price : token.placementPrice;
    return price === null ? [] : [[token.symbol, calculateRatio(price, quotePrice)]];
  });
  return Object.fromEntries(rates);
}
