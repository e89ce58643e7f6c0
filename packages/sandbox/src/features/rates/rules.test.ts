import { addDays, daysFrom, startOfDay } from '@wallet/core/calendar/days';
import { expect, it } from 'vitest';
import { frozenMarket } from '../../kernel/market/marketState.ts';
import { rateHistory } from './rules.ts';

it('on every day of a swing the past leads to the price of today without a cliff (API-089, WISH-017)', () => {
  const steps = daysFrom('2026-01-01', '2027-02-24').flatMap((today) => {
    const history = rateHistory(frozenMarket(), { quote: 'EUR', from: addDays(today, -40), to: today, now: startOfDay(today) }, []);
    const prices = history.map(({ rates }) => Number(rates['BTC']));
    return prices.slice(1).map((price, index) => Math.abs(price / (prices[index] ?? 0) - 1));
  });
  expect(Math.max(...steps)).toBeLessThan(0.05);
});
