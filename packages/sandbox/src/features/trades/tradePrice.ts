import { compareMoney } from '@wallet/core/money/arithmetic';
import { money, type Money } from '@wallet/core/money/money';
import { addSeconds } from '../../clock/clock.ts';
import { isHalted, type MarketState } from '../../kernel/market/marketState.ts';
import { TICK_MS, tickOf } from '../../kernel/market/walk.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { quotedAt } from '../../kernel/rates/prices.ts';
import type { PreparedOperation } from '../../kernel/wallet/prepareOperation.ts';

/** A price that was shown is kept for whom it was shown to, so long (RULE-066). */
const SHOWN_HOLDS_SECONDS = 30;
/** The bid that a sale was prepared at waits so long for its code. */
export const PREPARED_HOLDS_SECONDS = 120;

type Side = 'ask' | 'bid';
/** What it is traded at; the price now beside the refusal, by which what is judged first is judged. */
type Priced = { readonly rate: string; readonly refusal?: Refusal };

const PRICE = { currencyCode: 'EUR', decimals: 8 };
const priceOf = (text: string): Money => money(text, PRICE.currencyCode, PRICE.decimals);
const isSame = (one: string, other: string): boolean => compareMoney(priceOf(one), priceOf(other)) === 0;

/** 409125 while trading in it is paused; what is pending completes (RULE-066). */
export function refusePaused(state: MarketState, coin: string): Refusal | undefined {
  return isHalted(state, coin) ? refuse('tradingPaused', { message: `Trading in ${coin} is paused. Please try again later.` }) : undefined;
}

/** When a price of the coin was last touched by hand, in epoch milliseconds: every price in EUR moves with the euro. */
const touchedAt = ({ touchedAt: moments }: MarketState, coin: string): number => Math.max(moments[coin] ?? 0, moments['EUR'] ?? 0);

/** The price as the coin was quoted within the time that a shown one holds, and not before somebody touched it. */
function quotedLately(state: MarketState, coin: string, side: Side, shown: string, now: Date): string | undefined {
  const touched = touchedAt(state, coin);
  const first = addSeconds(now, -SHOWN_HOLDS_SECONDS).getTime();
  const ticks = Array.from({ length: SHOWN_HOLDS_SECONDS / (TICK_MS / 1000) + 1 }, (_, count) => tickOf(now.getTime()) - count * TICK_MS);
  // A price that was set within a tick holds from its own moment on.
  const moments = [...ticks.filter((tick) => tick >= first && tick >= touched), ...(touched >= first ? [touched] : [])];
  return moments.map((moment) => quotedAt(state, coin, moment)[side]).find((quoted) => isSame(quoted, shown));
}

/**
 * The price of a trade whose customer was shown one (RULE-066): the price now where that is as good for them, the one that they were shown
 * where it was quoted a moment ago, else 400125. Without one: the price now.
 */
export function tradePrice(state: MarketState, coin: string, side: Side, shown: string | undefined, now: Date): Priced {
  const quoted = quotedAt(state, coin, now.getTime())[side];
  if (shown === undefined) return { rate: quoted };
  const difference = compareMoney(priceOf(shown), priceOf(quoted));
  if (side === 'ask' ? difference >= 0 : difference <= 0) return { rate: quoted };
  const held = quotedLately(state, coin, side, shown, now);
  return held === undefined ? { rate: quoted, refusal: refuse('priceChanged') } : { rate: held };
}

/** The bid of a sale that is confirmed: the one that it was prepared at while that holds; the one of now where none was shown. */
export function preparedBid(state: MarketState, coin: string, { details, created_at: at }: PreparedOperation, now: Date): Priced {
  const bid = details?.['bid'] ?? undefined;
  if (bid === undefined) return tradePrice(state, coin, 'bid', undefined, now);
  // What is touched ends what was promised; a code that comes too late meets another price.
  const holds = now <= addSeconds(at, PREPARED_HOLDS_SECONDS) && touchedAt(state, coin) <= at.getTime();
  return holds ? { rate: bid } : { rate: bid, refusal: refuse('priceChanged') };
}
