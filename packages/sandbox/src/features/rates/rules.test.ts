import { addDays, listDays, startOfDay } from '@wallet/core/calendar/days';
import { expect, it } from 'vitest';
import { frozenMarket } from '../../kernel/market/marketState.ts';
import { buildRateHistory } from './rules.ts';

it('leads to today’s price without a jump, on every day of a swing (API-089, WISH-017)', () => {
  const steps = listDays('2026-01-01', '2027-02-24').flatMap((today) => {
    const history = buildRateHistory(frozenMarket(), { quote: 'EUR', from: addDays(today, -40), to: today, now: startOfDay(today) }, []);
    const prices = history.map(({ rates }) => Number(rates['BTC']));
    return prices.slice(1).map((price, index) => Math.abs(price / (prices[index] ?? 0) - 1));
  });
  expect(Math.max(...steps)).toBeLessThan(0.05);
});
