import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Services } from '../../http/services.ts';
import { findInstrument, type MarketInstrument, marketInstruments } from '../../kernel/market/marketInstruments.ts';
import {
  setHalted,
  isHalted,
  calculateJumpedPrice,
  type MarketChange,
  marketModes,
  type MarketState,
  calculatePrice,
  setPrice,
  resetPrice,
  resetAllPrices,
  changeSeed,
  switchMode,
} from '../../kernel/market/marketState.ts';
import { isSeed } from '../../kernel/market/market.ts';
import { INVALID_VALUE, readControl, requireFound, UnusableValue } from '../readControl.ts';

const SEED = 'A whole number, 0 to 2^64 - 1';
const marketPatch = z.object({
  mode: z.optional(z.enum(marketModes, `One of ${marketModes.join(', ')}`)),
  seed: z.optional(z.pipe(z.pipe(z.union([z.string(), z.int()], SEED), z.transform(String)), z.string().check(z.refine(isSeed, SEED)))),
});
const PERCENT = 'A decimal string from -90 to 900, at most 2 decimals';
const instrumentPatch = z.object({
  price: z.optional(z.string(INVALID_VALUE).check(z.regex(/^\d{1,10}(\.\d{1,8})?$/, 'A decimal string'))),
  changePercent: z.optional(z.string(PERCENT).check(z.regex(/^-?\d{1,3}(\.\d{1,2})?$/, PERCENT))),
  halted: z.optional(z.boolean('True or false')),
});

/** A price may be at most this many times larger or smaller than the table's. Beyond that figures would not fit. */
const MAX_PRICE_FACTOR = 100;
const [MIN_PERCENT, MAX_PERCENT] = [-90, 900];
/** The walk is computed day by day, so a moment in the next century would take too long. */
const LAST_MOMENT = Date.parse('2100-01-01');

function describeInstrument(state: MarketState, instrument: MarketInstrument, moment: number) {
  const { code, kind, tablePrice } = instrument;
  const setAt = state.setAt[code];
  return {
    code,
    kind,
    price: calculatePrice(state, instrument, moment),
    currency: 'USD',
    frozenPrice: tablePrice,
    halted: isHalted(state, code),
    setAt: setAt === undefined ? null : new Date(setAt).toISOString(),
  };
}

const describeMarket = (state: MarketState, now: Date, moment: Date) => ({
  mode: state.mode,
  seed: state.seed,
  now: now.toISOString(),
  liveSince: state.liveSince === null ? null : new Date(state.liveSince).toISOString(),
  instruments: marketInstruments.map((instrument) => describeInstrument(state, instrument, moment.getTime())),
});

function readMoment(text: string | undefined, now: Date): Date {
  if (text === undefined) return now;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getTime() > LAST_MOMENT) throw new UnusableValue('at', 'A moment before the year 2100');
  return moment;
}

function checkPrice(instrument: MarketInstrument, price: string, member: string): string {
  const [value, table] = [Number(price), Number(instrument.tablePrice)];
  if (value >= table / MAX_PRICE_FACTOR && value <= table * MAX_PRICE_FACTOR) return price;
  throw new UnusableValue(member, `From a ${MAX_PRICE_FACTOR}th to ${MAX_PRICE_FACTOR} times ${instrument.tablePrice}`);
}

type InstrumentPatch = z.output<typeof instrumentPatch>;

function toChange(instrument: MarketInstrument, { price, changePercent, halted: isPaused }: InstrumentPatch): MarketChange {
  const asked = [price, changePercent, isPaused].filter((value) => value !== undefined);
  if (asked.length !== 1) throw new UnusableValue('price', 'One of price, changePercent, halted');
  if (isPaused !== undefined) return setHalted(instrument, isPaused);
  if (price !== undefined) {
    if ((price.split('.')[1] ?? '').length > instrument.decimals)
      throw new UnusableValue('price', `At most ${instrument.decimals} decimals`);
    return setPrice(instrument, checkPrice(instrument, price, 'price'));
  }
  const percent = Number(changePercent);
  if (percent < MIN_PERCENT || percent > MAX_PERCENT) throw new UnusableValue('changePercent', PERCENT);
  return (state, now) =>
    setPrice(instrument, checkPrice(instrument, calculateJumpedPrice(state, instrument, Math.round(percent * 100), now), 'changePercent'))(
      state,
      now,
    );
}

/** The market shared by all customers: its mode, each price, and what is halted (MKT-005). */
export function mountMarketControl(http: Hono, { clock, settings: { market } }: Services): void {
  const answer = (context: Context, state: MarketState, moment = clock.now()): Response =>
    context.json(describeMarket(state, clock.now(), moment));

  http.get('/market', (context) => answer(context, market.state(), readMoment(context.req.query('at'), clock.now())));

  http.patch('/market', async (context) => {
    const { mode, seed } = await readControl(context, marketPatch);
    const change: MarketChange = (state, now) => {
      const seeded = seed === undefined ? state : changeSeed(seed)(state, now);
      return mode === undefined ? seeded : switchMode(mode)(seeded, now);
    };
    return answer(context, await market.change(change, clock.now()));
  });

  http.patch('/market/:code', async (context) => {
    const instrument = requireFound(findInstrument(context.req.param('code')));
    const change = toChange(instrument, await readControl(context, instrumentPatch));
    const now = clock.now();
    const state = await market.change(change, now);
    return context.json(describeInstrument(state, instrument, now.getTime()));
  });

  http.delete('/market', async (context) => {
    await market.change(resetAllPrices, clock.now());
    return context.body(null, 204);
  });

  http.delete('/market/:code', async (context) => {
    const instrument = requireFound(findInstrument(context.req.param('code')));
    await market.change(resetPrice(instrument), clock.now());
    return context.body(null, 204);
  });
}
