import { describe, expect, it } from 'vitest';
import { findInstrument, type MarketInstrument, marketInstruments } from './marketInstruments.ts';
import {
  frozenMarket,
  halted,
  type MarketChange,
  type MarketState,
  priceAt,
  priced,
  reset,
  seededWith,
  switchedTo,
} from './marketState.ts';

const START = Date.parse('2026-01-05T00:00:00Z');
const HOUR = 3_600_000;

const instrumentOf = (code: string): MarketInstrument => {
  const instrument = findInstrument(code);
  if (instrument === undefined) throw new Error(`The market has no ${code}`);
  return instrument;
};
const BTC = instrumentOf('BTC');

type Step = readonly [change: MarketChange, at: number];
const after = (...steps: readonly Step[]): MarketState => steps.reduce((state, [change, at]) => change(state, at), frozenMarket());
const pricesAt = (state: MarketState, moment: number) => marketInstruments.map((instrument) => Number(priceAt(state, instrument, moment)));

describe('the market', () => {
  it('moves no price when switched on, and returns to the table when switched off (MKT-004)', () => {
    const set: Step = [priced(BTC, '70000'), START - HOUR];
    const live = after(set, [switchedTo('live'), START]);
    expect(pricesAt(live, START)).toEqual(pricesAt(after(set), START));
    const off = switchedTo('frozen')(live, START + HOUR);
    expect(pricesAt(off, START + 2 * HOUR)).toEqual(pricesAt(frozenMarket(), START));
  });

  it('keeps a set price in a frozen market until it is reset (MKT-005)', () => {
    const set = after([priced(BTC, '70000'), START]);
    expect(priceAt(set, BTC, START + 900 * HOUR)).toBe('70000');
    expect(priceAt(reset(BTC)(set, START + HOUR), BTC, START + HOUR)).toBe('64800');
  });

  it('continues from a set price in a live market, and returns to the walk on reset (MKT-005, RULE-065)', () => {
    const live = after([switchedTo('live'), START]);
    const set = priced(BTC, '70000')(live, START + HOUR);
    expect(priceAt(set, BTC, START + HOUR)).toBe('70000.00');
    expect(priceAt(set, BTC, START + 2 * HOUR)).not.toBe('70000.00');
    const back = reset(BTC)(set, START + 2 * HOUR);
    expect(priceAt(back, BTC, START + 3 * HOUR)).toBe(priceAt(live, BTC, START + 3 * HOUR));
  });

  it('stands still while halted and continues from there (RULE-065, MKT-005)', () => {
    const live = after([switchedTo('live'), START]);
    const paused = halted(BTC, true)(live, START + HOUR);
    const price = priceAt(live, BTC, START + HOUR);
    expect(priceAt(paused, BTC, START + 30 * HOUR)).toBe(price);
    const resumed = halted(BTC, false)(paused, START + 30 * HOUR);
    expect(priceAt(resumed, BTC, START + 30 * HOUR)).toBe(price);
    expect(priceAt(resumed, BTC, START + 40 * HOUR)).not.toBe(price);
  });

  it('leaves past prices unchanged by later changes (MKT-008)', () => {
    const live = after([switchedTo('live'), START]);
    const past = START + HOUR;
    const later: MarketChange = (state, now) =>
      [priced(BTC, '70000'), seededWith('5'), halted(BTC, true), reset(BTC)].reduce(
        (next, change, count) => change(next, now + count),
        state,
      );
    expect(priceAt(later(live, START + 2 * HOUR), BTC, past)).toBe(priceAt(live, BTC, past));
  });

  it('keeps the closing prices of past days, but not every change of a day (MKT-008)', () => {
    const DAY = 24 * HOUR;
    let state = after([switchedTo('live'), START]);
    const ends: string[] = [];
    for (let day = 0; day < 10; day += 1) {
      for (let change = 1; change <= 20; change += 1)
        state = priced(BTC, String(60_000 + day * 100 + change))(state, START + day * DAY + change * 1000);
      ends.push(priceAt(state, BTC, START + (day + 1) * DAY - 1));
    }
    expect(ends.map((_, day) => priceAt(state, BTC, START + (day + 1) * DAY - 1))).toEqual(ends);
    expect(state.anchors['BTC']?.length).toBeLessThan(60);
  });
});
