import { describe, expect, it } from 'vitest';
import { findInstrument, marketInstruments } from './marketInstruments.ts';
import { frozenMarket, type MarketState, calculatePrice, switchMode } from './marketState.ts';
import { type Draw, drawByHash, calculateWalk } from './walk.ts';

const SWITCHED_ON = '2026-01-05T00:00:00Z';
const createLiveMarket = (seed: string): MarketState => switchMode('live')(frozenMarket(seed), Date.parse(SWITCHED_ON));

function getPrice(code: string, moment: string, seed = '22'): string {
  const instrument = findInstrument(code);
  if (instrument === undefined) throw new Error(`The market has no ${code}`);
  return calculatePrice(createLiveMarket(seed), instrument, Date.parse(moment));
}

describe('the walk', () => {
  it.each([
    ['BTC', SWITCHED_ON, '64800.00'],
    ['BTC', '2026-01-05T00:00:05Z', '64799.79'],
    ['BTC', '2026-01-05T12:34:56Z', '64504.32'],
    ['BTC', '2026-01-06T00:00:00Z', '64244.77'],
    ['BTC', '2027-01-05T00:00:00Z', '54797.09'],
    ['ETH', '2026-01-05T12:34:56Z', '3216.78'],
    ['EUR', '2026-01-05T12:34:56Z', '1.07941332'],
    ['USDC', '2026-01-05T12:34:56Z', '1.00007897'],
  ])('prices %s at %s as in the worked example: %s (RULE-065, MKT-002)', (code, moment, price) => {
    expect(getPrice(code, moment)).toBe(price);
  });

  it('moves every 5 s (MKT-002, RULE-065)', () => {
    expect(getPrice('BTC', '2026-01-05T12:34:59.999Z')).toBe('64504.32');
    expect(getPrice('BTC', '2026-01-05T12:35:00Z')).not.toBe('64504.32');
  });

  it('takes another course with another seed (MKT-003, RULE-072)', () => {
    expect(getPrice('BTC', '2026-01-05T12:34:56Z', '23')).not.toBe('64504.32');
  });

  it('rests on Saturday and Sunday for bonds only (RULE-065)', () => {
    const [bond, stock] = ['XS2400000001', 'US0378331005'];
    const saturday = ['2026-01-10T00:00:00Z', '2026-01-10T15:04:05Z', '2026-01-11T23:59:59Z'];
    expect(new Set(saturday.map((moment) => getPrice(bond, moment))).size).toBe(1);
    expect(new Set(saturday.map((moment) => getPrice(stock, moment))).size).toBeGreaterThan(1);
    expect(getPrice(bond, '2026-01-12T15:04:05Z')).not.toBe(getPrice(bond, '2026-01-11T15:04:05Z'));
  });

  it('stays within its bounds and continues smoothly across days, hours and minutes (MKT-003, RULE-065)', () => {
    for (const instrument of marketInstruments) {
      for (let month = 0; month < 48; month += 1) {
        const midnight = Date.UTC(2025, month, 1);
        const [before, at] = [midnight - 1, midnight].map((moment) => calculateWalk('22', instrument, moment));
        // Neighbouring ticks differ by one step of each bridge at most.
        expect(Math.abs((at ?? 0) - (before ?? 0))).toBeLessThanOrEqual(instrument.daily);
        expect(Math.abs(at ?? 0)).toBeLessThanOrEqual(instrument.bound);
      }
    }
  });

  it('needs one draw for each day of a year, made only once, and at most a hundred for a moment (MKT-003)', () => {
    const moment = Date.parse('2027-01-05T12:34:56Z');
    for (const instrument of marketInstruments) {
      let draws = 0;
      const counted: Draw = (text) => {
        draws += 1;
        return drawByHash(text);
      };
      calculateWalk('7', instrument, moment - 365 * 86_400_000);
      calculateWalk('7', instrument, moment, counted);
      expect(draws).toBeLessThanOrEqual(365 + 100);
      calculateWalk('7', instrument, moment, counted);
      expect(draws).toBeLessThanOrEqual(365 + 200);
    }
  });
});
