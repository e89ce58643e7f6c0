import type { WireAnswerOf } from '@wallet/contract/endpoint';
import type { listPublicRates } from '@wallet/contract/holdings/rates';
import { addMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money } from '@wallet/core/money/money';
import { multiplyByRate, scaleMoney } from '@wallet/core/money/rates';
import { findInstrument, type MarketInstrument } from '../market/marketInstruments.ts';
import { frozenMarket, isHalted, type MarketState, priceAt } from '../market/marketState.ts';
import { tickOf } from '../market/walk.ts';
import { isRated, ratedCurrencies, ratio, type RatedCurrency, withoutTrailingZeros } from './rateTable.ts';

export type PublicRate = WireAnswerOf<typeof listPublicRates>[number];
export type RateMatrix = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every price of one tick: what is read of it agrees to the last digit (MKT-006). */
export type Prices = {
  /** What one unit is worth in USD. */
  readonly usd: (code: RatedCurrency) => string;
  /** How many `quote` one `code` is worth, at the middle. */
  readonly middle: (code: RatedCurrency, quote: RatedCurrency) => string;
  /** `matrix[A][B]`: how many B one A is worth (api.md 3.7). */
  readonly matrix: RateMatrix;
  /** What the provider sells at (ask) and buys at (bid), against EUR, in the order of their ids (api.md 3.4). */
  readonly publicRates: readonly PublicRate[];
  /** What an instrument costs, 100.00 where it stood in the frozen market. @param isin of an instrument that the market has */
  readonly indexOf: (isin: string) => string;
};

/** Where the provider makes a market, in the order of the ids. */
const pairs = [
  { base: 'BTC', decimals: 2, halfSpread: '0.005' },
  { base: 'ETH', decimals: 2, halfSpread: '0.005' },
  { base: 'USDC', decimals: 8, halfSpread: '0.0071' },
  { base: 'USDT', decimals: 8, halfSpread: '0.0071' },
  { base: 'DAI', decimals: 8, halfSpread: '0.0071' },
  { base: 'USD', decimals: 8, halfSpread: '0.005' },
] as const;
type Pair = (typeof pairs)[number];

const usdOf = (state: MarketState, code: RatedCurrency, moment: number): string => {
  const instrument = findInstrument(code);
  return instrument === undefined ? '1' : priceAt(state, instrument, moment);
};

/** The middle in EUR, and half the spread around it, each rounded half to even (RULE-066). */
function quoteOf({ base, decimals, halfSpread }: Pair, usd: (code: RatedCurrency) => string): { ask: Money; bid: Money; middle: Money } {
  const into = { currencyCode: 'EUR', decimals };
  const middle = scaleMoney(money('1', base, 0), usd(base), usd('EUR'), into, 'halfEven');
  const spread = multiplyByRate(middle, halfSpread, into, 'halfEven');
  return { ask: addMoney(middle, spread), bid: subtractMoney(middle, spread), middle };
}

/** What the provider sold a coin for and bought it for at a moment, in EUR. @throws Error for a coin that it makes no market in */
export function quotedAt(state: MarketState, coin: string, moment: number): { readonly ask: string; readonly bid: string } {
  const pair = pairs.find(({ base }) => base === coin);
  if (pair === undefined) throw new Error(`The sandbox makes no market in ${coin}: add it to kernel/rates/prices.ts`);
  const { ask, bid } = quoteOf(pair, (code) => usdOf(state, code, moment));
  return { ask: amountOf(ask), bid: amountOf(bid) };
}

/** When a price that moves or was set by hand is from; undefined in a market that stands still as the table has it (MKT-007). */
function momentOf(state: MarketState, code: string, moment: number): string | undefined {
  const codes = [code, 'EUR'];
  const setAt = Math.max(...codes.map((one) => state.setAt[one] ?? 0));
  if (state.mode === 'frozen' && setAt === 0) return undefined;
  return new Date(Math.max(tickOf(moment), setAt, state.liveSince ?? 0)).toISOString();
}

function publicRateOf(state: MarketState, pair: Pair, place: number, moment: number): PublicRate {
  const { ask, bid, middle } = quoteOf(pair, (code) => usdOf(state, code, moment));
  const at = momentOf(state, pair.base, moment);
  return {
    id: place + 1,
    pair: `${pair.base}/EUR`,
    base_currency: pair.base,
    quote_currency: 'EUR',
    ask: amountOf(ask),
    bid: amountOf(bid),
    mid_price: amountOf(middle),
    ...(at === undefined ? {} : { at }),
    ...(isHalted(state, pair.base) ? { halted: true } : {}),
  };
}

function reckon(state: MarketState, moment: number): Prices {
  const usd = new Map(ratedCurrencies.map((code) => [code, usdOf(state, code, moment)]));
  const usdPrice = (code: RatedCurrency): string => usd.get(code) ?? '1';
  const publicRates = pairs.map((pair, place) => publicRateOf(state, pair, place, moment));
  const inEuro = new Map(publicRates.map((rate) => [rate.base_currency, withoutTrailingZeros(rate.mid_price)]));
  const middle = (code: RatedCurrency, quote: RatedCurrency): string =>
    (quote === 'EUR' ? inEuro.get(code) : undefined) ?? ratio(usdPrice(code), usdPrice(quote));
  return {
    usd: usdPrice,
    middle,
    matrix: Object.fromEntries(
      ratedCurrencies.map((code) => [code, Object.fromEntries(ratedCurrencies.map((quote) => [quote, middle(code, quote)]))]),
    ),
    publicRates,
    indexOf: (isin) => priceAt(state, instrumentOf(isin), moment),
  };
}

function instrumentOf(isin: string): MarketInstrument {
  const instrument = findInstrument(isin);
  if (instrument === undefined) throw new Error(`The market has no ${isin}: add it to kernel/market/marketInstruments.ts`);
  return instrument;
}

type Reckoned = { readonly tick: number; readonly prices: Prices };
/** Of each market as it stands, the tick that was asked for last: all requests of five seconds read the same. */
const latest = new WeakMap<MarketState, Reckoned>();

/** Every price of the tick that a moment belongs to. A price set within the tick holds from its moment on: the state is another one then. */
export function pricesAt(state: MarketState, moment: Date): Prices {
  const tick = tickOf(moment.getTime());
  const held = latest.get(state);
  if (held?.tick === tick) return held.prices;
  const prices = reckon(state, moment.getTime());
  latest.set(state, { tick, prices });
  return prices;
}

/** The prices of a market that nobody has touched: what the history of seeded customers was made at. */
export const tablePrices: Prices = reckon(frozenMarket(), 0);

/** The rate of a currency against EUR; undefined where the provider makes no market. */
export function rateOf({ publicRates }: Pick<Prices, 'publicRates'>, base: string): PublicRate | undefined {
  return publicRates.find((rate) => rate.base_currency === base);
}

/** What one `base` is worth in `quote` at the middle. @throws Error for a currency that the table does not have */
export function middleOf(prices: Prices, base: string, quote: string): string {
  if (!isRated(base) || !isRated(quote)) throw new Error(`The rate table has no ${base} in ${quote}: add it to kernel/rates/rateTable.ts`);
  return prices.middle(base, quote);
}
