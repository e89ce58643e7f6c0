import { builtInLocale } from '@wallet/core/format/locale';
import { marketplaceTokenExample } from '@wallet/contract/examples/tokens';
import { marketplaceToken, type MarketplaceToken } from '@wallet/contract/holdings/tokens';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toMarketplaceDeals } from './MarketplacePage.tsx';

const RSN = z.parse(marketplaceToken, marketplaceTokenExample);
const build = (changes: Partial<MarketplaceToken>): MarketplaceToken => ({ ...RSN, ...changes });

it('shows company, tags, price, change and minimum investment, and links to the deal (TOK-025, D-TOK-17)', () => {
  expect(toMarketplaceDeals([RSN], builtInLocale)).toEqual([
    {
      symbol: 'RSN',
      company: 'Rosen Robotics GmbH',
      country: 'Germany',
      logo: '/static/logos/rsn.svg',
      logoDark: '/static/logos/rsn-dark.svg',
      status: 'available',
      tags: ['Robotics', 'Series B'],
      price: '$12.50',
      change: '25.00',
      minimumInvestment: '$100.00',
      href: '/assets/tokens/RSN/info',
    },
  ]);
});

it('does not link a deal that is coming soon (D-TOK-17)', () => {
  expect(toMarketplaceDeals([build({ status: 'coming_soon' })], builtInLocale)[0]?.href).toBeNull();
});

it('drops an unknown status and a negative minimum, and keeps the provider’s order (D-TOK-07, TOK-010)', () => {
  const deals = toMarketplaceDeals([build({ symbol: 'ZZZ', status: 'unknown', minimum_investment: '-5' }), RSN], builtInLocale);
  expect(deals.map(({ symbol }) => symbol)).toEqual(['ZZZ', 'RSN']);
  expect(deals[0]).toMatchObject({ status: null, minimumInvestment: null });
});
