import { listCurrencies } from '@wallet/contract/holdings/currencies';
import { readRateHistory } from '@wallet/contract/holdings/rate-history';
import { listDynamicRates, listGrowRates, listPublicRates } from '@wallet/contract/holdings/rates';
import { addDays, toDay } from '@wallet/core/calendar/days';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
let token: string;
beforeAll(async () => {
  token = (await createSession(provider, 'empty')).token;
}, 60_000);

const get = (path: string) => provider.request('GET', path, { token });
const toUnits = (text: string) => BigInt(text.replace('.', ''));
const fetchHistory = (quote: string, from: string, to: string) => get(`/rates/history?quote=${quote}&from=${from}&to=${to}`);
const fetchDays = async (quote: string, from: string, to: string) =>
  z.parse(readRateHistory.answers[200], (await fetchHistory(quote, from, to)).json).days;
const getDayBefore = (count: number) => addDays(toDay(provider.services.clock.now()), -count);

describe('currencies', () => {
  it('are priced in EUR as in api.md 3.3 (API-021, USR-022)', async () => {
    const answer = await get('/currencies');
    expect(z.parse(listCurrencies.answers[200], answer.json).map(({ code, rateValue, decimals }) => [code, rateValue, decimals])).toEqual([
      ['EUR', '1', 2],
      ['USD', '0.92592593', 2],
      ['BTC', '60000', 8],
      ['ETH', '3000', 8],
      ['USDC', '0.92592593', 5],
      ['USDT', '0.92592593', 5],
      ['DAI', '0.92592593', 5],
    ]);
    expect(answer.json).toMatchObject([{ rateValue: 1 }, { rateValue: 0.925_925_93 }, { rateValue: 60_000 }, {}, {}, {}, {}]);
  });

  it('are priced in USD on request; any other quote is refused (API-021, USR-024)', async () => {
    expect((await get('/currencies?quote=USD')).json).toMatchObject([
      { code: 'EUR', rateValue: 1.08, rateQuote: 'USD' },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(await get('/currencies?quote=GBP')).toMatchObject({ status: 400, json: { fields: { quote: ['This value is not valid'] } } });
  });
});

describe('rates', () => {
  it('are returned to visitors, with the middle between ask and bid (API-022)', async () => {
    const list = z.parse(listPublicRates.answers[200], (await provider.request('GET', '/public/rates')).json);
    expect(list.map(({ pair }) => pair)).toEqual(['BTC/EUR', 'ETH/EUR', 'USDC/EUR', 'USDT/EUR', 'DAI/EUR', 'USD/EUR']);
    expect(list[2]?.ask).toBe('0.93250000');
    for (const { ask, bid, mid_price: middle } of list) expect(toUnits(ask) + toUnits(bid)).toBe(2n * toUnits(middle));
  });

  it('contain the deals that have a price (API-023, HOME-061)', async () => {
    const list = z.parse(listGrowRates.answers[200], (await get('/assets/grow')).json);
    expect(list[0]).toEqual({ symbol: 'RSN', placement_price: '10.00', current_price: '12.50', percent: '25.00' });
    expect(list.map(({ symbol }) => symbol)).not.toContain('LMNA');
  });

  it('contain the changes of a day for every signed-in customer (API-024)', async () => {
    const draft = await createSession(provider, 'draft');
    const answer = await provider.request('GET', '/assets/dynamic', { token: draft.token });
    expect(z.parse(listDynamicRates.answers[200], answer.json)).toEqual([
      { symbol: 'BTC', percent: '1.84' },
      { symbol: 'ETH', percent: '-0.42' },
      { symbol: 'USDC', percent: '0.00' },
      { symbol: 'USDT', percent: '0.00' },
      { symbol: 'DAI', percent: '0.00' },
    ]);
  });
});

describe('history of rates', () => {
  it('ends with today’s rates, one step of the daily change after yesterday’s (API-089, WISH-017)', async () => {
    const list = await fetchDays('EUR', getDayBefore(30), getDayBefore(0));
    expect(list).toHaveLength(31);
    expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).toSorted((one, other) => one.localeCompare(other)));
    expect(list.at(-1)?.rates).toMatchObject({ EUR: '1', USD: '0.92592593', BTC: '60000', ETH: '3000', RSN: '11.57407407' });
    expect(list.at(-1)?.rates).not.toHaveProperty('LMNA');
    expect(Number(list.at(-1)?.rates['BTC']) / Number(list.at(-2)?.rates['BTC'])).toBeCloseTo(1.0184, 3);
  });

  it('is the same for the same days, whenever it is requested (API-089)', async () => {
    expect(await fetchDays('USD', '2025-01-01', '2025-03-31')).toEqual((await fetchDays('USD', '2024-12-01', '2025-03-31')).slice(31));
  });

  it('leaves out days without a rate (API-089)', async () => {
    expect(await fetchDays('EUR', '2022-12-30', '2023-01-02')).toMatchObject([{ date: '2023-01-01' }, { date: '2023-01-02' }]);
    expect(await fetchDays('EUR', getDayBefore(0), getDayBefore(-9))).toMatchObject([{ date: getDayBefore(0) }]);
  });

  it.each([
    ['GBP', '2025-01-01', '2025-01-02', 'quote'],
    ['EUR', '2025-02-30', '2025-03-01', 'from'],
    ['EUR', '2025-01-01', 'today', 'to'],
    ['EUR', '2025-01-02', '2025-01-01', 'from'],
    ['EUR', '2023-01-01', '2025-01-01', 'to'],
  ])('refuses %s from %s to %s with an issue on %s (API-089)', async (quote, from, to, field) => {
    const answer = await fetchHistory(quote, from, to);
    expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { [field]: expect.any(Array) } } });
  });

  it('accepts 730 days (API-089)', async () => {
    expect(await fetchDays('EUR', '2023-01-01', '2024-12-31')).toHaveLength(731);
  });
});
