import { listCurrencies, type Currency } from '@wallet/contract/holdings/currencies';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { PrimaryCurrency } from '@wallet/core/limits/currencies';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { requireCurrency, currencies } from '../../ledger/currencies.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { isRated } from '../../kernel/rates/rateTable.ts';

type WireCurrency = WireResponseOf<typeof listCurrencies>[number];

/** API-021. */
export function mountCurrenciesRoutes(http: Hono, services: Services): void {
  mount(http, services, listCurrencies, async ({ query, now }) => ({
    answer: priceCurrencies(services.settings.market.at(now), query.quote ?? 'EUR'),
  }));
}

/** Lists every currency except private equity, whose units are not a currency. `rateValue` is for display: a number (api.md 3.3). */
function priceCurrencies(prices: Prices, quote: PrimaryCurrency): WireCurrency[] {
  return currencies.flatMap(({ code }) => {
    const { name, type, decimals, icon } = requireCurrency(code);
    if (!isRated(code) || type === 'token') return [];
    const rateType: Currency['type'] = type;
    return [{ code, name, type: rateType, decimals, rateValue: Number(prices.middle(code, quote)), rateQuote: quote, icon }];
  });
}
