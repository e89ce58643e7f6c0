import { builtInLocale } from '@wallet/core/format/locale';
import { marketplaceTokenExample } from '@wallet/contract/examples/tokens';
import { marketplaceToken } from '@wallet/contract/holdings/tokens';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toTokenCompany, formatTokenFigure } from './tokenFigures.ts';

it.each([
  ['1250000000.00', '$1.25B'],
  ['14.2', '$14.20'],
  ['0.00', '$0.00'],
])('formats the figure %s as %s (TOK-009, D-TOK-08)', (text, shown) => {
  expect(formatTokenFigure(text, 'USD', builtInLocale)).toBe(shown);
});

it.each([null, '-1.00', '-0.01', '-999999999999999999'])('treats the figure %s as missing (TOK-010)', (text) => {
  expect(formatTokenFigure(text, 'USD', builtInLocale)).toBeNull();
});

it('names a company without a name after its token and leaves out an absent tag (TOK-008)', () => {
  const { marketplace } = z.parse(marketplaceToken, marketplaceTokenExample);
  const unnamed = { ...marketplace, company_name: '' };
  expect(toTokenCompany({ name: 'Northwind', info_tags: { industry: '', stage: 'Seed' }, marketplace: unnamed })).toMatchObject({
    company: { name: 'Northwind' },
    tags: ['Seed'],
  });
});
