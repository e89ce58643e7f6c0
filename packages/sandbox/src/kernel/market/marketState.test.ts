import { describe, expect, it } from 'vitest';
import { findInstrument, type MarketInstrument, marketInstruments } from './marketInstruments.ts';
import {
  frozenMarket,
  setHalted,
  type MarketChange,
  type MarketState,
  calculatePrice,
  setPrice,
  resetPrice,
  changeSeed,
  switchMode,
} from './marketState.ts';

const START = Date.parse('2026-01-05T00:00:00Z');
const HOUR = 3_600_000;

const getInstrument = (code: string): MarketInstrument => {
  const instrument = findInstrument(code);
  if (instrument === undefined) throw new Error(`The market has no ${code}`);
  return instrument;
};
const BTC = getInstrument('BTC');

type Step = readonly [change: MarketChange, at: number];
const applySteps = (...steps: readonly Step[]): MarketState => steps.reduce((state, [change, at]) => change(state, at), frozenMarket());
const listPrices = (state: MarketState, moment: number) =>
  marketInstruments.map((instrument) => Number(calculatePrice(state, instrument, moment)));

describe('the market', () => {
  it('moves no price when switched on, and returns to the table when switched off (MKT-004)', () => {
    const set: Step = [setPrice(BTC, '70000'), START - HOUR];
    const live = applySteps(set, [switchMode('live'), START]);
    expect(listPrices(live, START)).toEqual(listPrices(applySteps(set), START));
    const off = switchMode('frozen')(live, START + HOUR);
    expect(listPrices(off, START + 2 * HOUR)).toEqual(listPrices(frozenMarket(), START));
  });

  it('keeps a set price in a frozen market until it is reset (MKT-005)', () => {
    const set = applySteps([setPrice(BTC, '70000'), START]);
    expect(calculatePrice(set, BTC, START + 900 * HOUR)).toBe('70000');
    expect(calculatePrice(resetPrice(BTC)(set, START + HOUR), BTC, START + HOUR)).toBe('64800');
  });

  it('continues from a set price in a live market, and returns to the walk on reset (MKT-005, RULE-065)', () => {
    const live = applySteps([switchMode('live'), START]);
    const set = setPrice(BTC, '70000')(live, START + HOUR);
    expect(calculatePrice(set, BTC, START + HOUR)).toBe('70000.00');
    expect(calculatePrice(set, BTC, START + 2 * HOUR)).not.toBe('70000.00');
    const back = resetPrice(BTC)(set, START + 2 * HOUR);
    expect(calculatePrice(back, BTC, START + 3 * HOUR)).toBe(calculatePrice(live, BTC, START + 3 * HOUR));
  });

  it('stands still while halted and continues from there (RULE-065, MKT-005)', () => {
    const live = applySteps([switchMode('live'), START]);
    const paused = setHalted(BTC, true)(live, START + HOUR);
    const price = calculatePrice(live, BTC, START + HOUR);
    expect(calculatePrice(paused, BTC, START + 30 * HOUR)).toBe(price);
    const resumed = setHalted(BTC, false)(paused, START + 30 * HOUR);
    expect(calculatePrice(resumed, BTC, START + 30 * HOUR)).toBe(price);
    expect(calculatePrice(resumed, BTC, START + 40 * HOUR)).not.toBe(price);
  });

  it('leaves past prices unchanged by later changes (MKT-008)', () => {
    const live = applySteps([switchMode('live'), START]);
    const past = START + HOUR;
    const later: MarketChange = (state, now) =>
      [setPrice(BTC, '70000'), changeSeed('5'), setHalted(BTC, true), resetPrice(BTC)].reduce(
        (next, change, count) => change(next, now + count),
        state,
      );
    expect(calculatePrice(later(live, START + 2 * HOUR), BTC, past)).toBe(calculatePrice(live, BTC, past));
  });

  it('keeps the closing prices of past days, but not every change of a day (MKT-008)', () => {
    const DAY = 24 * HOUR;
    let state = applySteps([switchMode('live'), START]);
    const ends: string[] = [];
    for (let day = 0; day < 10; day += 1) {
      for (let change = 1; change <= 20; change += 1)
        state = setPrice(BTC, String(60_000 + day * 100 + change))(state, START + day * DAY + change * 1000);
      ends.push(calculatePrice(state, BTC, START + (day + 1) * DAY - 1));
    }
    expect(ends.map((_, day) => calculatePrice(state, BTC, START + (day + 1) * DAY - 1))).toEqual(ends);
    expect(state.anchors['BTC']?.length).toBeLessThan(60);
  });
});
