import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { listPublicRates } from '@wallet/contract/holdings/rates';
import { addMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import { multiplyByRate, scaleMoney } from '@wallet/core/money/rates';
import { findInstrument, type MarketInstrument } from '../market/marketInstruments.ts';
import { frozenMarket, isHalted, type MarketState, calculatePrice } from '../market/marketState.ts';
import { toTick } from '../market/walk.ts';
import { isRated, ratedCurrencies, calculateRatio, type RatedCurrency, trimTrailingZeros, usdPrices } from './rateTable.ts';

type PublicRate = WireResponseOf<typeof listPublicRates>[number];
type RateMatrix = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All prices of one tick, so that they agree to the last digit (MKT-006). */
export type Prices = {
  /** Price of one unit in USD. */
  readonly usd: (code: RatedCurrency) => string;
  /** How many `quote` one `code` is worth at the mid rate. */
  readonly middle: (code: RatedCurrency, quote: RatedCurrency) => string;
  /** `matrix[A][B]`: how many B one A is worth (api.md 3.7). */
  readonly matrix: RateMatrix;
  /** Prices at which the provider sells (ask) and buys (bid) against EUR, in the order of their ids (api.md 3.4). */
  readonly publicRates: readonly PublicRate[];
  /**
   * Index of an instrument; 100.00 is its price in the frozen market.
   * @param isin of an instrument that the market has
   */
  readonly indexOf: (isin: string) => string;
};

/** The pairs that the provider makes a market in, in the order of their ids. */
const pairs = [
  { base: 'BTC', decimals: 2, halfSpread: '0.005' },
  { base: 'ETH', decimals: 2, halfSpread: '0.005' },
  { base: 'USDC', decimals: 8, halfSpread: '0.0071' },
  { base: 'USDT', decimals: 8, halfSpread: '0.0071' },
  { base: 'DAI', decimals: 8, halfSpread: '0.0071' },
  { base: 'USD', decimals: 8, halfSpread: '0.005' },
] as const;
type Pair = (typeof pairs)[number];

const getUsdPrice = (state: MarketState, code: RatedCurrency, moment: number): string => {
  const instrument = findInstrument(code);
  return instrument === undefined ? '1' : calculatePrice(state, instrument, moment);
};

/** The mid price in EUR and half the spread around it, each rounded half to even (RULE-066). */
function calculateQuote(
  { base, decimals, halfSpread }: Pair,
  usd: (code: RatedCurrency) => string,
): { ask: Money; bid: Money; middle: Money } {
  const into = { currencyCode: 'EUR', decimals };
  const middle = scaleMoney(money('1', base, 0), usd(base), usd('EUR'), into, 'halfEven');
  const spread = multiplyByRate(middle, halfSpread, into, 'halfEven');
  return { ask: addMoney(middle, spread), bid: subtractMoney(middle, spread), middle };
}

/**
 * The provider's prices of a coin at a moment, in EUR.
 * @throws Error for a coin that it makes no market in
 */
export function getQuoteAt(state: MarketState, coin: string, moment: number): { readonly ask: string; readonly bid: string } {
  const pair = pairs.find(({ base }) => base === coin);
  if (pair === undefined) throw new Error(`The sandbox makes no market in ${coin}: add it to kernel/rates/prices.ts`);
  const { ask, bid } = calculateQuote(pair, (code) => getUsdPrice(state, code, moment));
  return { ask: toAmountText(ask), bid: toAmountText(bid) };
}

/** Since when a price that moves or was set manually applies; undefined if the market is frozen with the table's price (MKT-007). */
function getPriceMoment(state: MarketState, code: string, moment: number): string | undefined {
  const codes = [code, 'EUR'];
  const setAt = Math.max(...codes.map((one) => state.setAt[one] ?? 0));
  if (state.mode === 'frozen' && setAt === 0) return undefined;
  return new Date(Math.max(toTick(moment), setAt, state.liveSince ?? 0)).toISOString();
}

function createPublicRate(state: MarketState, pair: Pair, place: number, moment: number): PublicRate {
  const { ask, bid, middle } = calculateQuote(pair, (code) => getUsdPrice(state, code, moment));
  const at = getPriceMoment(state, pair.base, moment);
  return {
    id: place + 1,
    pair: `${pair.base}/EUR`,
    base_currency: pair.base,
    quote_currency: 'EUR',
    ask: toAmountText(ask),
    bid: toAmountText(bid),
    mid_price: toAmountText(middle),
    ...(at === undefined ? {} : { at }),
    ...(isHalted(state, pair.base) ? { halted: true } : {}),
  };
}

function calculatePrices(state: MarketState, moment: number): Prices {
  const usd = new Map(ratedCurrencies.map((code) => [code, getUsdPrice(state, code, moment)]));
  const usdPrice = (code: RatedCurrency): string => usd.get(code) ?? '1';
  const publicRates = pairs.map((pair, place) => createPublicRate(state, pair, place, moment));
  const inEuro = new Map(publicRates.map((rate) => [rate.base_currency, trimTrailingZeros(rate.mid_price)]));
  const middle = (code: RatedCurrency, quote: RatedCurrency): string =>
    (quote === 'EUR' ? inEuro.get(code) : undefined) ?? calculateRatio(usdPrice(code), usdPrice(quote));
  return {
    usd: usdPrice,
    middle,
    matrix: Object.fromEntries(
      ratedCurrencies.map((code) => [code, Object.fromEntries(ratedCurrencies.map((quote) => [quote, middle(code, quote)]))]),
    ),
    publicRates,
    indexOf: (isin) => calculatePrice(state, requireInstrument(isin), moment),
  };
}

function requireInstrument(isin: string): MarketInstrument {
  const instrument = findInstrument(isin);
  if (instrument === undefined) throw new Error(`The market has no ${isin}: add it to kernel/market/marketInstruments.ts`);
  return instrument;
}

type CalculatedPrices = { readonly tick: number; readonly prices: Prices };
/** The latest tick calculated for each market state, shared by all requests within five seconds. */
const latestPrices = new WeakMap<MarketState, CalculatedPrices>();

/**
 * All prices of the tick that contains a moment. A price set within the tick applies from its moment on, because it creates another state.
 */
export function getPricesAt(state: MarketState, moment: Date): Prices {
  const tick = toTick(moment.getTime());
  const held = latestPrices.get(state);
  if (held?.tick === tick) return held.prices;
  const prices = calculatePrices(state, moment.getTime());
  latestPrices.set(state, { tick, prices });
  return prices;
}

/** The prices of an unchanged market, which the history of seeded customers is based on. */
export const tablePrices: Prices = calculatePrices(frozenMarket(), 0);

/** The rate of a currency against EUR; undefined if the provider makes no market in it. */
export function findPublicRate({ publicRates }: Pick<Prices, 'publicRates'>, base: string): PublicRate | undefined {
  return publicRates.find((rate) => rate.base_currency === base);
}

/**
 * How many `quote` one `base` is worth at the mid rate.
 * @throws Error for a currency missing from the table
 */
export function getMidRate(prices: Prices, base: string, quote: string): string {
  if (!isRated(base) || !isRated(quote)) throw new Error(`The rate table has no ${base} in ${quote}: add it to kernel/rates/rateTable.ts`);
  return prices.middle(base, quote);
}

/** Decimals of a fiat exchange rate; further digits are rounded down (RULE-066). */
const RATE = { currencyCode: 'RATE', decimals: 5 };

/**
 * The rate that the fiat exchange shows and executes: the setting, moved by as much as the euro has moved against the table.
 * @param base EUR: USD per euro; USD: EUR per dollar
 * @param setting `eur_exchange_usd_rate` or `usd_exchange_eur_rate`
 */
export function calculateFiatRate({ usd }: Prices, base: 'EUR' | 'USD', setting: string): string {
  const [price, table] = [usd('EUR'), usdPrices.EUR];
  if (price === table) return setting;
  const [by, over] = base === 'EUR' ? [price, table] : [table, price];
  const decimals = (setting.split('.')[1] ?? '').length;
  return toAmountText(scaleMoney(money(setting, RATE.currencyCode, decimals), by, over, RATE, 'down'));
}
