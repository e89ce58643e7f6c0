import { listMarketplace, readToken, readTokenInfo } from '@wallet/contract/holdings/tokens';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { findDeal, readDeals } from './rules.ts';
import { isWhitelisted, readWhitelistOverrides } from '../../kernel/customer/whitelist.ts';

/** API-063, 064, 065. */
export function mountTokensRoutes(http: Hono, services: Services): void {
  const { database } = services;

  mount(http, services, readTokenInfo, async ({ customer, params }) => {
    const deal = await findDeal(database, params.symbol);
    if (deal === undefined) return { refusal: refuse('notFound') };
    const overrides = await readWhitelistOverrides(database, customer.id);
    return { answer: { ...deal.published, whitelisted: isWhitelisted(customer, deal.restrictedCountries, overrides.get(deal.symbol)) } };
  });

  mount(http, services, listMarketplace, async () => {
    const deals = await readDeals(database);
    return {
      answer: deals.map(({ published: { id, symbol, name, status, info_tags, currency, info, marketplace } }) => {
        const { unit_price, minimum_investment, change } = info;
        return { id, symbol, name, status, info_tags, currency, unit_price, minimum_investment, change, marketplace };
      }),
    };
  });

  mount(http, services, readToken, async ({ customer, params }) => {
    const deal = await findDeal(database, params.symbol);
    if (deal === undefined) return { refusal: refuse('notFound') };
    const overrides = await readWhitelistOverrides(database, customer.id);
    const whitelisted = isWhitelisted(customer, deal.restrictedCountries, overrides.get(deal.symbol));
    const { info: _, documents: _1, marketplace: _2, overview: _3, popup: _4, ...token } = deal.published;
    const whitelist = {
      restrict_countries: [...deal.restrictedCountries],
      fees: { send: '0', receive: '0' },
      in_whitelist: whitelisted,
    };
    return { answer: { ...token, whitelisted, whitelist } };
  });
}
