import { builtInLocale } from '@wallet/core/format/locale';
import { assets as assetsSchema } from '@wallet/contract/holdings/balances';
import { assetsExample } from '@wallet/contract/examples/balances';
import { marketplaceTokenExample, tokenInfoExample } from '@wallet/contract/examples/tokens';
import { marketplaceToken, token as tokenSchema, tokenInfo } from '@wallet/contract/holdings/tokens';
import { negateMoney } from '@wallet/core/money/arithmetic';
import { money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toTokenInfo, type TokenParts } from './model.ts';

const { info: _1, documents: _2, marketplace: _3, overview: _4, popup: _5, ...members } = tokenInfoExample;
const whitelist = { restrict_countries: ['USA'], fees: { send: '0', receive: '0' }, in_whitelist: true };
const token = z.parse(tokenSchema, { ...members, whitelist });
const PARTS: TokenParts = {
  info: z.parse(tokenInfo, tokenInfoExample),
  token,
  listed: z.parse(marketplaceToken, marketplaceTokenExample),
  assets: z.parse(assetsSchema, assetsExample),
  primary: 'EUR',
  country: 'LTU',
};
const withFigures = (figures: Partial<TokenParts['info']['info']>, status = PARTS.info.status): TokenParts => ({
  ...PARTS,
  info: { ...PARTS.info, status, info: { ...PARTS.info.info, ...figures } },
});

it('reads the company from the marketplace and lists its industry before its stage (TOK-006, TOK-008, TOK-011)', () => {
  expect(toTokenInfo(PARTS, builtInLocale)).toMatchObject({
    status: 'available',
    tags: ['Robotics', 'Series B'],
    company: {
      name: 'Rosen Robotics GmbH',
      founded: 2016,
      country: 'Germany',
      about: 'Warehouse robots that learn a new item in minutes.',
    },
    overview: [{ title: 'Why now', text: 'Orders doubled in a year.' }],
    memorandumHref: '/static/documents/rsn-memorandum.pdf',
  });
});

it('shows the last round with its month in the highlights (TOK-009, D-TOK-08)', () => {
  expect(toTokenInfo(PARTS, builtInLocale).highlights).toEqual({
    lastRound: { value: '$45M', month: 'May 2025' },
    valuation: '$320M',
    sharePrice: '$12.50',
  });
  const undated = toTokenInfo(withFigures({ last_round_date: '2025-02-30' }), builtInLocale);
  expect(undated.highlights.lastRound).toEqual({ value: '$45M', month: null });
});

it('leaves out missing and negative figures (TOK-010)', () => {
  const { highlights } = toTokenInfo(withFigures({ last_round: null, valuation: '-1.00', share_price: '0.00' }), builtInLocale);
  expect(highlights).toEqual({ lastRound: null, valuation: null, sharePrice: '$0.00' });
});

it('converts values once rates are known (TOK-005, D-TOK-19)', () => {
  expect(toTokenInfo(PARTS, builtInLocale).price?.converted).toEqual(money('11.57', 'EUR', 2));
  expect(toTokenInfo({ ...PARTS, assets: undefined }, builtInLocale).price).toMatchObject({
    now: money('12.50', 'USD', 2),
    converted: null,
  });
  expect(toTokenInfo({ ...PARTS, primary: 'USD' }, builtInLocale).price?.converted).toBeNull();
});

it('has what was paid at the exit as its price, with the deal’s return (D-TOK-25)', () => {
  const exit = { unit_price: null, change: null, liquidation_price: '16.80', total_return: '40.00', initial_unit_price: '12.00' };
  expect(toTokenInfo(withFigures(exit, 'deal_exit'), builtInLocale).price).toMatchObject({
    kind: 'exit',
    now: money('16.80', 'USD', 2),
    placement: money('12.00', 'USD', 2),
    change: '40.00',
    direction: 'up',
  });
});

it('has no price while coming soon (D-TOK-05)', () => {
  expect(toTokenInfo(withFigures({}, 'coming_soon'), builtInLocale).price).toBeNull();
});

it.each([
  [{ change: '-0.5' }, 'down'],
  [{ change: '0.001' }, 'flat'],
  [{ change: null, unit_price: '9.5', initial_unit_price: '9.50000' }, 'flat'],
  [{ change: null, unit_price: '9.51', initial_unit_price: '9.5' }, 'up'],
  [{ change: null, initial_unit_price: null }, 'flat'],
] as const)('derives from %o that the price line goes %s (D-TOK-09)', (figures, direction) => {
  expect(toTokenInfo(withFigures(figures), builtInLocale).price?.direction).toBe(direction);
});

it('shows the customer’s holding, or none when they hold nothing', () => {
  const account = PARTS.assets?.accounts.tokens.find(({ symbol }) => symbol === 'RSN');
  const { holding } = toTokenInfo(PARTS, builtInLocale);
  expect(holding?.units).toEqual(money(account?.balance ?? '', 'RSN', 5));
  expect(holding?.value?.currencyCode).toBe('USD');
  expect(toTokenInfo(withFigures({ unit_price: null }), builtInLocale).holding).toMatchObject({ value: null, converted: null });
  const nothing = { ...PARTS.assets, accounts: { crypto: [], fiat: [], tokens: [] } };
  expect(toTokenInfo({ ...PARTS, assets: z.parse(assetsSchema, nothing) }, builtInLocale).holding).toBeNull();
});

const getGain = (figures: Parameters<typeof withFigures>[0]) => toTokenInfo(withFigures(figures), builtInLocale).holding?.gain;

it('calculates the gain against the placement price, and none when either price is unknown (D-TOK-22)', () => {
  const units = toTokenInfo(PARTS, builtInLocale).holding?.units ?? money('0', 'RSN', 5);
  const worth = (price: string) => multiplyByRate(units, price, { currencyCode: 'USD', decimals: 2 }, 'down');
  expect(getGain({})).toEqual(worth('2.50'));
  expect(getGain({ unit_price: '9.00' })).toEqual(negateMoney(worth('1.00')));
  for (const figures of [{ unit_price: null }, { initial_unit_price: null }, { initial_unit_price: '-1' }])
    expect(getGain(figures)).toBeNull();
});

it.each([
  [true, 'USA', null],
  [false, 'USA', 'country'],
  [false, 'LTU', 'support'],
  [false, undefined, 'support'],
] as const)('shows for whitelisted %s in country %s the bar %s (TOK-023, D-TOK-15)', (whitelisted, country, bar) => {
  expect(toTokenInfo({ ...PARTS, token: { ...token, whitelisted }, country }, builtInLocale).bar).toBe(bar);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/x', '/\\evil.test', ''])(
  'does not link the document %s (D-TOK-14)',
  (memorandum) => {
    expect(toTokenInfo({ ...PARTS, info: { ...PARTS.info, documents: { memorandum } } }, builtInLocale).memorandumHref).toBeNull();
  },
);

it('shows no badge for an unknown status (D-TOK-07)', () => {
  expect(toTokenInfo(withFigures({}, 'unknown'), builtInLocale)).toMatchObject({ status: null, terms: [] });
});
