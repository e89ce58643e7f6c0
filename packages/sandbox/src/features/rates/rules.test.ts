import { expect, it } from 'vitest';
import { DAY_MS, dayText, rateHistory } from './rules.ts';

const START = Date.parse('2026-01-01');

it('on every day of a swing the past leads to the price of today without a cliff (API-089, WISH-017)', () => {
  const steps = Array.from({ length: 420 }, (_, day) => new Date(START + day * DAY_MS)).flatMap((now) => {
    const history = rateHistory('EUR', dayText(now.getTime() - 40 * DAY_MS), dayText(now.getTime()), now, []);
    const prices = history.map(({ rates }) => Number(rates['BTC']));
    return prices.slice(1).map((price, index) => Math.abs(price / (prices[index] ?? 0) - 1));
  });
  expect(Math.max(...steps)).toBeLessThan(0.05);
});
