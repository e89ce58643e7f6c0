import { compareMoney } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import { addSeconds } from '../../clock/clock.ts';
import { isHalted, type MarketState } from '../../kernel/market/marketState.ts';
import { TICK_MS, toTick } from '../../kernel/market/walk.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { getQuoteAt } from '../../kernel/rates/prices.ts';
import type { PreparedOperation } from '../../kernel/wallet/prepareOperation.ts';

/** How long a shown price is valid for the customer it was shown to (RULE-066). */
const SHOWN_PRICE_SECONDS = 30;
/** How long the bid of a prepared sale waits for its code. */
export const PREPARED_PRICE_SECONDS = 120;

type Side = 'ask' | 'bid';
/** The rate of a trade. With a refusal it is the current one, for the checks that come first. */
type Priced = { readonly rate: string; readonly refusal?: Refusal };

const PRICE = { currencyCode: 'EUR', decimals: 8 };
const toPrice = (text: string): Money => money(text, PRICE.currencyCode, PRICE.decimals);
const isSame = (one: string, other: string): boolean => compareMoney(toPrice(one), toPrice(other)) === 0;

/** Refuses with 409125 while trading in the coin is paused. Pending orders complete (RULE-066). */
export function refusePaused(state: MarketState, coin: string): Refusal | undefined {
  return isHalted(state, coin) ? refuse('tradingPaused', { message: `Trading in ${coin} is paused. Please try again later.` }) : undefined;
}

/** When the operator last changed a price of the coin, in epoch milliseconds. Every price in EUR moves with the euro. */
const getTouchedAt = ({ touchedAt: moments }: MarketState, coin: string): number => Math.max(moments[coin] ?? 0, moments['EUR'] ?? 0);

/** Returns the shown price if the coin was quoted at it recently enough, and after the operator's last change. */
function findRecentQuote(state: MarketState, coin: string, side: Side, shown: string, now: Date): string | undefined {
  const touched = getTouchedAt(state, coin);
  const first = addSeconds(now, -SHOWN_PRICE_SECONDS).getTime();
  const ticks = Array.from({ length: SHOWN_PRICE_SECONDS / (TICK_MS / 1000) + 1 }, (_, count) => toTick(now.getTime()) - count * TICK_MS);
  // A price set within a tick applies from that moment on.
  const moments = [...ticks.filter((tick) => tick >= first && tick >= touched), ...(touched >= first ? [touched] : [])];
  return moments.map((moment) => getQuoteAt(state, coin, moment)[side]).find((quoted) => isSame(quoted, shown));
}

/**
 * Returns the rate of a trade with a shown price (RULE-066): the current one if it is as good for the customer, or the shown one if it was
 * quoted recently, or else 400125. Without a shown price: the current one.
 */
export function priceTrade(state: MarketState, coin: string, side: Side, shown: string | undefined, now: Date): Priced {
  const quoted = getQuoteAt(state, coin, now.getTime())[side];
  if (shown === undefined) return { rate: quoted };
  const difference = compareMoney(toPrice(shown), toPrice(quoted));
  if (side === 'ask' ? difference >= 0 : difference <= 0) return { rate: quoted };
  const held = findRecentQuote(state, coin, side, shown, now);
  return held === undefined ? { rate: quoted, refusal: refuse('priceChanged') } : { rate: held };
}

/** Returns the bid of a confirmed sale: the one of its preparation while that is valid, or the current one if none was shown. */
export function getPreparedBid(state: MarketState, coin: string, { details, created_at: at }: PreparedOperation, now: Date): Priced {
  const bid = details?.['bid'] ?? undefined;
  if (bid === undefined) return priceTrade(state, coin, 'bid', undefined, now);
  // A change by the operator ends the promise, and so does a code that arrives too late.
  const holds = now <= addSeconds(at, PREPARED_PRICE_SECONDS) && getTouchedAt(state, coin) <= at.getTime();
  return holds ? { rate: bid } : { rate: bid, refusal: refuse('priceChanged') };
}
