import { listMarketplace, readToken, readTokenInfo } from '@wallet/contract/holdings/tokens';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const DEALS = [
  ['RSN', 'available'],
  ['UAIR', 'pre_order'],
  ['HLDX', 'sold_out'],
  ['NRDV', 'payout_soon'],
  ['BRGL', 'deal_exit'],
  ['LMNA', 'coming_soon'],
] as const;
const provider = setUpProvider();
let token: string;
beforeAll(async () => {
  token = (await createSession(provider, 'verified')).token;
}, 60_000);

const get = (path: string, bearer = token) => provider.request('GET', path, { token: bearer });
const readInfo = async (symbol: string, bearer = token) =>
  z.parse(readTokenInfo.answers[200], (await get(`/tokens/${symbol}/info`, bearer)).json);
const readOne = async (symbol: string, bearer = token) => z.parse(readToken.answers[200], (await get(`/tokens/${symbol}`, bearer)).json);

describe('tokens', () => {
  it.each(DEALS)('%s is %s and returns the full entity (API-063, TOK-019, TOK-024)', async (symbol, status) => {
    const info = await readInfo(symbol);
    expect(info).toMatchObject({ symbol, status, currency: 'USD', decimals: 5, whitelisted: true });
    expect(info.blockchain).toEqual({ currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' });
    expect(info.documents.memorandum).toBe(`/static/documents/${symbol.toLowerCase()}-memorandum.pdf`);
  });

  it('sandbox.md have a popup of each logic: RSN obligatory, UAIR dont_show_more, HLDX none, the others null (API-063, TOK-022)', async () => {
    const logics = await Promise.all(DEALS.map(async ([symbol]) => (await readInfo(symbol)).popup?.checkbox_logic ?? null));
    expect(logics).toEqual(['obligatory', 'dont_show_more', 'none', null, null, null]);
  });

  it('return the listing date under the brand’s own member name (API-063, TOK-020)', async () => {
    expect((await readInfo('RSN')).info).toMatchObject({ listed_halden: '2024-11-04' });
  });

  it('ignore the case of the symbol (API-063, API-065, D-TOK-04)', async () => {
    expect((await readInfo('rSn')).symbol).toBe('RSN');
    expect((await readOne('rsn')).symbol).toBe('RSN');
  });

  it('return a token with its whitelist and without its texts (API-065, TOK-018, TOK-027)', async () => {
    const answer = await get('/tokens/HLDX');
    expect(readToken.answers[200] && z.parse(readToken.answers[200], answer.json)).toMatchObject({
      symbol: 'HLDX',
      status: 'sold_out',
      info_tags: { stage: 'Growth', industry: 'Finance' },
      minimal: '1.00000',
      whitelisted: true,
      whitelist: { restrict_countries: ['USA'], fees: { send: '0', receive: '0' }, in_whitelist: true },
    });
    for (const member of ['info', 'documents', 'marketplace', 'overview', 'popup']) expect(answer.json).not.toHaveProperty(member);
  });

  it.each(['/tokens/NOPE', '/tokens/NOPE/info', '/tokens/USDC', '/tokens/USDC/info'])(
    'return 404 for %s (API-063, API-065)',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, json: { code: 404 } });
    },
  );

  it.each(['/tokens/ABCDEFGHIJK', '/tokens/ABCDEFGHIJK/info'])('refuse %s as a symbol (API-063, API-065)', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, json: { fields: { symbol: ['Maximum 10 characters'] } } });
  });

  it.each(["/tokens/'%20or%201=1", '/tokens/%E2%80%AE', '/tokens/%25/info'])('find nothing for %s (API-065)', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('access to deals', () => {
  it('is not whitelisted without a verified address, without affecting other customers (RULE-026, TOK-023)', async () => {
    const { token: other } = await createSession(provider, 'address_none');
    expect(await readOne('RSN', other)).toMatchObject({ whitelisted: false, whitelist: { in_whitelist: false } });
    expect((await readInfo('RSN', other)).whitelisted).toBe(false);
    expect((await readInfo('RSN')).whitelisted).toBe(true);
  });

  it('to one token follows the operator’s decision rather than the rule (RULE-026)', async () => {
    const { token: other } = await createSession(provider, 'verified', { whitelisted: { RSN: false } });
    expect((await readInfo('RSN', other)).whitelisted).toBe(false);
    expect((await readInfo('UAIR', other)).whitelisted).toBe(true);
  });
});

describe('the marketplace', () => {
  it('lists every deal in the provider’s order, with everything a card needs (API-064, TOK-025)', async () => {
    const list = z.parse(listMarketplace.answers[200], (await get('/app/marketplace')).json);
    expect(list.map(({ symbol, status }) => [symbol, status])).toEqual(DEALS);
    expect(list[0]).toEqual({
      id: 401,
      symbol: 'RSN',
      name: 'Rosen Robotics',
      status: 'available',
      info_tags: { stage: 'Series B', industry: 'Robotics' },
      currency: 'USD',
      unit_price: '12.50',
      minimum_investment: '100.00',
      change: '25.00',
      marketplace: {
        country: 'Germany',
        company_name: 'Rosen Robotics GmbH',
        about: 'Warehouse robots that learn a new item in minutes.',
        founded: 2016,
        logo: '/static/logos/rsn.svg',
        logo_dark: '/static/logos/rsn-dark.svg',
        cover: '/static/logos/rsn-cover.svg',
        website: 'https://example.com/rsn',
      },
    });
  });
});
