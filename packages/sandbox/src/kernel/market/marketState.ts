import { toDay } from '@wallet/core/calendar/days';
import { toAmountText, money } from '@wallet/core/money/money';
import { scaleMoney } from '@wallet/core/money/rates';
import * as z from 'zod/mini';
import { type MarketInstrument, marketInstruments } from './marketInstruments.ts';
import { calculateWalk } from './walk.ts';

/** `frozen`: all prices are those of the table. `live`: prices move (MKT-001, MKT-002). */
export const marketModes = ['frozen', 'live'] as const;
export type MarketMode = (typeof marketModes)[number];

/** Seed of a provider that is given none (RULE-072). */
export const DEFAULT_SEED = '22';

/**
 * From `since` on, the price is `price` times the change of the walk since `from`; a `still` one does not move. Times in epoch
 * milliseconds.
 */
const anchor = z.object({ since: z.number(), from: z.number(), price: z.string(), seed: z.string(), still: z.boolean() });
type Anchor = z.output<typeof anchor>;

/** The market as stored. Past anchors are kept, so that no past day ever changes. */
export const marketState = z.object({
  mode: z.enum(marketModes),
  seed: z.string(),
  liveSince: z.nullable(z.number()),
  anchors: z.record(z.string(), z.array(anchor)),
  halted: z.array(z.string()),
  /** When a price was set manually. It stands still or moves from there. */
  setAt: z.record(z.string(), z.number()),
  /** When a price was last changed manually. Promises made before are void (RULE-066). */
  touchedAt: z.record(z.string(), z.number()),
});
export type MarketState = z.output<typeof marketState>;

export const frozenMarket = (seed = DEFAULT_SEED): MarketState => ({
  mode: 'frozen',
  seed,
  liveSince: null,
  anchors: {},
  halted: [],
  setAt: {},
  touchedAt: {},
});

const MILLION = 1_000_000;

const scalePrice = ({ code, decimals }: MarketInstrument, price: string, times: number, by: number): string =>
  toAmountText(scaleMoney(money(String(times), code, 0), price, String(by), { currencyCode: code, decimals }, 'halfEven'));

/**
 * Price of an instrument at a moment, in USD or as an index of 100.00 (RULE-065).
 * @param moment epoch milliseconds
 */
export function calculatePrice(state: MarketState, instrument: MarketInstrument, moment: number): string {
  const anchors = state.anchors[instrument.code] ?? [];
  const latest = anchors.findLast(({ since }) => since <= moment);
  if (latest === undefined) return anchors[0]?.price ?? instrument.tablePrice;
  const { from, price, seed, still } = latest;
  if (state.mode === 'frozen' || still) return price;
  return scalePrice(instrument, price, MILLION + calculateWalk(seed, instrument, moment), MILLION + calculateWalk(seed, instrument, from));
}

export const isHalted = (state: MarketState, code: string): boolean => state.halted.includes(code);

const ANCHOR_LIFE_MS = 2 * 86_400_000;

/** Drops old anchors that a later one of their day replaced: they do not affect a past day's closing price. */
const pruneAnchors = (anchors: readonly Anchor[], now: number): Anchor[] =>
  anchors.filter(({ since }, index) => {
    const next = anchors[index + 1];
    return index === 0 || next === undefined || since > now - ANCHOR_LIFE_MS || toDay(since) !== toDay(next.since);
  });

function addAnchor(state: MarketState, code: string, added: Anchor): MarketState {
  return { ...state, anchors: { ...state.anchors, [code]: pruneAnchors([...(state.anchors[code] ?? []), added], added.since) } };
}

const removeKey = <T>(record: Readonly<Record<string, T>>, code: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== code));

const createAnchor = (state: MarketState, { code }: MarketInstrument, price: string, now: number): Anchor => ({
  since: now,
  from: now,
  price,
  seed: state.seed,
  still: isHalted(state, code),
});

const markTouched = (state: MarketState, code: string, now: number): MarketState => ({
  ...state,
  touchedAt: { ...state.touchedAt, [code]: now },
});

/** A change of the market at a moment in epoch milliseconds. */
export type MarketChange = (state: MarketState, now: number) => MarketState;

/** Anchors every price where it is, to continue with the current walk or that of another seed. */
const anchorAllPrices = (state: MarketState, before: MarketState, now: number): MarketState =>
  marketInstruments.reduce(
    (next, instrument) => addAnchor(next, instrument.code, createAnchor(state, instrument, calculatePrice(before, instrument, now), now)),
    state,
  );

/** Switching on moves no price; switching off returns to the table (MKT-004). */
export function switchMode(mode: MarketMode): MarketChange {
  return (state, now) => {
    if (mode === state.mode) return state;
    if (mode === 'live') return anchorAllPrices({ ...state, mode, liveSince: now, anchors: {}, setAt: {} }, state, now);
    const touchedAt = Object.fromEntries(marketInstruments.map(({ code }) => [code, now]));
    return { ...state, mode, liveSince: null, anchors: {}, setAt: {}, touchedAt };
  };
}

/** Prices continue from where they are, with the walk of another seed. */
export function changeSeed(seed: string): MarketChange {
  return (state, now) => {
    const next = { ...state, seed };
    return state.mode === 'frozen' || seed === state.seed ? next : anchorAllPrices(next, state, now);
  };
}

export function setPrice(instrument: MarketInstrument, price: string): MarketChange {
  const { code } = instrument;
  return (state, now) => {
    const next = addAnchor(markTouched(state, code, now), code, createAnchor(state, instrument, price, now));
    return { ...next, setAt: { ...next.setAt, [code]: now } };
  };
}

/** Price after a jump of `hundredths` hundredths of a percent. */
export const calculateJumpedPrice = (state: MarketState, instrument: MarketInstrument, hundredths: number, now: number): string =>
  scalePrice(instrument, calculatePrice(state, instrument, now), 10_000 + hundredths, 10_000);

/** Pauses or resumes trading in an instrument. Its price stands still while paused. */
export function setHalted(instrument: MarketInstrument, isPaused: boolean): MarketChange {
  const { code } = instrument;
  return (state, now) => {
    if (isHalted(state, code) === isPaused) return state;
    const rest = state.halted.filter((one) => one !== code);
    const next = { ...state, halted: isPaused ? [...rest, code] : rest };
    return state.mode === 'frozen'
      ? next
      : addAnchor(next, code, createAnchor(next, instrument, calculatePrice(state, instrument, now), now));
  };
}

/** Returns to the table, or to where the walk would be without manual changes. */
export function resetPrice(instrument: MarketInstrument): MarketChange {
  const { code } = instrument;
  return (state, now) => {
    const next = {
      ...markTouched(state, code, now),
      halted: state.halted.filter((one) => one !== code),
      setAt: removeKey(state.setAt, code),
    };
    const origin = state.anchors[code]?.[0];
    if (state.mode === 'frozen' || origin === undefined) return { ...next, anchors: removeKey(state.anchors, code) };
    return addAnchor(next, code, { ...origin, since: now, seed: state.seed, still: false });
  };
}

export const resetAllPrices: MarketChange = (state, now) =>
  marketInstruments.reduce((next, instrument) => resetPrice(instrument)(next, now), state);
