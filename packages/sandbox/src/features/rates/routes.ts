import { readRateHistory } from '@wallet/contract/holdings/rate-history';
import { listDynamicRates, listGrowRates, listPublicRates } from '@wallet/contract/holdings/rates';
import { daysBetween } from '@wallet/core/calendar/days';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuseField, type Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { computeDayChanges, buildRateHistory } from './rules.ts';
import { readTokenPrices } from '../../kernel/rates/tokenPrices.ts';

const MAX_DAYS = 730;

/** API-022, 023, 024, 089. */
export function mountRatesRoutes(http: Hono, services: Services): void {
  const {
    database,
    settings: { market },
  } = services;

  mount(http, services, listPublicRates, async ({ now }) => ({ answer: [...market.at(now).publicRates] }));

  mount(http, services, listGrowRates, async () => {
    const tokens = await readTokenPrices(database);
    return {
      answer: tokens.flatMap(({ symbol, price, placementPrice, change }) =>
        price === null || placementPrice === null || change === null
          ? []
          : [{ symbol, placement_price: placementPrice, current_price: price, percent: change }],
      ),
    };
  });

  mount(http, services, listDynamicRates, async ({ now }) => ({ answer: computeDayChanges(market.state(), now) }));

  mount(http, services, readRateHistory, async ({ query: { quote, from, to }, now }) => {
    const refusal = findPeriodIssue(from, to);
    if (refusal !== undefined) return { refusal };
    const days = buildRateHistory(market.state(), { quote, from, to, now }, await readTokenPrices(database));
    return { answer: { quote, days } };
  });
}

function findPeriodIssue(from: string, to: string): Refusal | undefined {
  if (from > to) return refuseField('from', 'Start date must be earlier or equal to end date.');
  return daysBetween(from, to) > MAX_DAYS ? refuseField('to', `At most ${MAX_DAYS} days`) : undefined;
}
