import { readAssets } from '@wallet/contract/holdings/balances';
import { readRateHistory } from '@wallet/contract/holdings/rate-history';
import { listDynamicRates, listPublicRates } from '@wallet/contract/holdings/rates';
import { readOperations } from '@wallet/contract/holdings/accounts';
import { addDays, toDay } from '@wallet/core/calendar/days';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createProvider } from '../../createProvider.ts';
import { createBankTransferHelpers } from '../../testing/bankTransfers.ts';
import { createSession, signInAs } from '../../testing/customers.ts';
import { createProviderClient, openTestServices } from '../../testing/openProvider.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
let customer: Awaited<ReturnType<typeof createSession>>;
let token: string;
beforeAll(async () => {
  customer = await createSession(provider, 'verified');
  ({ token } = customer);
}, 60_000);
afterEach(async () => {
  await provider.control('PATCH', '/market', { mode: 'frozen', seed: '22' });
  await provider.control('DELETE', '/market');
});

const market = z.object({
  mode: z.string(),
  seed: z.string(),
  now: z.string(),
  liveSince: z.nullable(z.string()),
  instruments: z.array(
    z.object({
      code: z.string(),
      kind: z.string(),
      price: z.string(),
      currency: z.literal('USD'),
      frozenPrice: z.string(),
      halted: z.boolean(),
      setAt: z.nullable(z.string()),
    }),
  ),
});
const readMarket = async (query = '') => z.parse(market, (await provider.control('GET', `/market${query}`)).json);
const readPrice = async (code: string) => (await readMarket()).instruments.find((one) => one.code === code)?.price;
const patchInstrument = (code: string, body: object) => provider.control('PATCH', `/market/${code}`, body);
const goLive = () => provider.control('PATCH', '/market', { mode: 'live' });
/** Moves the clock and signs in again, because access tokens have expired by then. */
async function advanceAndSignIn(seconds: number): Promise<void> {
  await provider.advance(seconds);
  token = (await signInAs(provider, customer)).access_token;
}

const get = async (path: string) => (await provider.request('GET', path, { token })).json;
const fetchAssets = async () => z.parse(readAssets.answers[200], await get('/assets/default'));
const fetchPublicRates = async () => z.parse(listPublicRates.answers[200], await get('/public/rates'));
const fetchBitcoinPrice = async () => String(Number((await fetchPublicRates())[0]?.mid_price));
const fetchDayChange = async (code: string) =>
  z.parse(listDynamicRates.answers[200], await get('/assets/dynamic')).find(({ symbol }) => symbol === code)?.percent;
const fetchHistory = async (from: string, to: string) =>
  z.parse(readRateHistory.answers[200], await get(`/rates/history?quote=EUR&from=${from}&to=${to}`)).days;
const fetchSettings = async () => z.parse(readOperations.answers[200], await get('/accounts/operations')).settings;
const getToday = () => toDay(provider.services.clock.now());

describe('the market', () => {
  it('has the prices of the table until it is switched on (MKT-001)', async () => {
    const { mode, seed, liveSince, instruments } = await readMarket();
    expect({ mode, seed, liveSince }).toEqual({ mode: 'frozen', seed: '22', liveSince: null });
    expect(instruments).toHaveLength(10);
    for (const { price, frozenPrice, setAt } of instruments) expect([price, setAt]).toEqual([frozenPrice, null]);
    for (const rate of await fetchPublicRates()) expect(rate).not.toHaveProperty('at');
  });

  it('moves no price when switched on, and every 5 s from then on (MKT-002, MKT-004)', async () => {
    const before = (await fetchPublicRates()).map(({ ask }) => ask);
    await goLive();
    expect((await fetchPublicRates()).map(({ ask }) => ask)).toEqual(before);
    await advanceAndSignIn(3600);
    const after = (await fetchPublicRates()).map(({ ask }) => ask);
    for (const [place, ask] of after.entries()) expect(ask).not.toBe(before[place]);
    await provider.control('PATCH', '/market', { mode: 'frozen' });
    expect((await fetchPublicRates()).map(({ ask }) => ask)).toEqual(before);
  });

  it('has the same prices in another process on the same database (MKT-003)', async () => {
    await goLive();
    await advanceAndSignIn(86_400 * 400);
    const other = createProviderClient(createProvider(await openTestServices(provider.database)));
    const at = (await readMarket()).now;
    const [mine, theirs] = await Promise.all([
      readMarket(`?at=${at}`),
      other.control('GET', `/market?at=${at}`).then(({ json }) => z.parse(market, json)),
    ]);
    expect(theirs.instruments).toEqual(mine.instruments);
  });

  it('returns figures of a single tick that agree to the last digit (MKT-006)', async () => {
    await goLive();
    await advanceAndSignIn(4000);
    const { currencies, public_rates: rates } = await fetchAssets();
    for (const { base_currency: code, mid_price: middle, ask, bid } of rates) {
      expect(Number(currencies[code]?.['EUR'])).toBe(Number(middle));
      expect(Math.abs(Number(ask) + Number(bid) - 2 * Number(middle))).toBeLessThan(1e-7);
    }
    const { token: owner } = await createSession(provider, 'empty');
    expect(z.parse(readAssets.answers[200], (await provider.request('GET', '/assets/default', { token: owner })).json).currencies).toEqual(
      currencies,
    );
  });

  it('gives the time of a price that moves or was set, and lists halted instruments (MKT-007, API-022)', async () => {
    await patchInstrument('BTC', { price: '70000' });
    await patchInstrument('ETH', { halted: true });
    const [bitcoin, ether, usdc] = await fetchPublicRates();
    expect(bitcoin?.mid_price).toBe('64814.81');
    // The time of the change, or of a later tick.
    const { setAt } = (await readMarket()).instruments.find(({ code }) => code === 'BTC') ?? {};
    expect(Date.parse(bitcoin?.at ?? '') - Date.parse(setAt ?? '')).toBeGreaterThanOrEqual(0);
    expect(ether).toMatchObject({ halted: true });
    for (const rate of [ether, usdc]) expect(rate).not.toHaveProperty('at');
    expect(usdc).not.toHaveProperty('halted');
    await goLive();
    await advanceAndSignIn(7);
    for (const { at } of await fetchPublicRates()) expect(Date.parse(at ?? '') % 5000).toBe(0);
  });

  it('sets a price, makes it jump, and resets it in a frozen market (MKT-005)', async () => {
    expect((await patchInstrument('BTC', { price: '70000' })).json).toMatchObject({
      code: 'BTC',
      price: '70000',
      frozenPrice: '64800',
      kind: 'crypto',
    });
    expect((await patchInstrument('BTC', { changePercent: '-10' })).json).toMatchObject({ price: '63000.00' });
    await advanceAndSignIn(86_400);
    expect(await readPrice('BTC')).toBe('63000.00');
    expect((await provider.control('DELETE', '/market/BTC')).status).toBe(204);
    expect(await readPrice('BTC')).toBe('64800');
  });

  it.each([
    ['/market', { mode: 'wild' }, 'mode'],
    ['/market', { seed: '-1' }, 'seed'],
    ['/market', { seed: '18446744073709551616' }, 'seed'],
    ['/market/BTC', {}, 'price'],
    ['/market/BTC', { price: '1', halted: true }, 'price'],
    ['/market/BTC', { price: '0' }, 'price'],
    ['/market/BTC', { price: '7000000' }, 'price'],
    ['/market/BTC', { price: '70000.123' }, 'price'],
    ['/market/BTC', { price: 70_000 }, 'price'],
    ['/market/BTC', { changePercent: '-91' }, 'changePercent'],
    ['/market/BTC', { changePercent: '901' }, 'changePercent'],
    ['/market/BTC', { changePercent: 'much' }, 'changePercent'],
    ['/market/BTC', { halted: 'yes' }, 'halted'],
  ])('refuses %s %o with an issue on %s, and nothing moves (MKT-005)', async (path, body, field) => {
    expect(await provider.control('PATCH', path, body)).toMatchObject({ status: 400, json: { fields: { [field]: [expect.any(String)] } } });
    expect(await readPrice('BTC')).toBe('64800');
  });

  it('returns 404 for other instruments, and refuses a moment beyond its range (MKT-005)', async () => {
    expect((await patchInstrument('RSN', { price: '1' })).status).toBe(404);
    expect((await provider.control('DELETE', '/market/RSN')).status).toBe(404);
    expect((await provider.control('GET', '/market?at=soon')).status).toBe(400);
    expect((await provider.control('GET', '/market?at=9000-01-01')).status).toBe(400);
  });
});

const fetchFirstInstrument = async () => {
  const list = await get('/instruments/balances');
  return z.parse(z.array(z.object({ current_value: z.string(), dynamics: z.string() })), list)[0];
};

const sellEuros = (rate: string) => createBankTransferHelpers(provider).exchangeEuros({ token }, '100.00', { rate });

describe('figures that follow the market', () => {
  it('show a newly set frozen price in today’s rate and the change of the day alone (RULE-067, MKT-008)', async () => {
    const before = await fetchHistory(addDays(getToday(), -5), getToday());
    await patchInstrument('BTC', { price: '70000' });
    const after = await fetchHistory(addDays(getToday(), -5), getToday());
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)?.rates).toMatchObject({ BTC: '64814.81', ETH: '3000' });
    // 70000 compared with 64800 / 1.0184
    expect(await fetchDayChange('BTC')).toBe('10.01');
    expect(await fetchDayChange('ETH')).toBe('-0.42');
  });

  it('never change for a past day of a moving market (RULE-067, MKT-008)', async () => {
    const frozen = await fetchHistory(addDays(getToday(), -5), addDays(getToday(), -1));
    await goLive();
    expect(await fetchDayChange('BTC')).toBe('1.84');
    await advanceAndSignIn(3 * 86_400);
    const read = async () => ({
      before: await fetchBitcoinPrice(),
      days: await fetchHistory(addDays(getToday(), -8), getToday()),
      after: await fetchBitcoinPrice(),
    });
    let figures = await read();
    // Repeats until all three responses belong to the same tick.
    while (figures.before !== figures.after) figures = await read();
    const { days } = figures;
    expect(days.slice(0, 5)).toEqual(frozen);
    expect(days.at(-1)?.rates['BTC']).toBe(figures.after);
    await patchInstrument('BTC', { changePercent: '20' });
    await advanceAndSignIn(2 * 86_400);
    const later = await fetchHistory(addDays(getToday(), -10), getToday());
    expect(later.slice(0, 8)).toEqual(days.slice(0, 8));
  });

  it('include the value and gain of instruments (RULE-067, MKT-002)', async () => {
    expect(await fetchFirstInstrument()).toEqual({ current_value: '3375.00', dynamics: '12.40' });
    const { total } = await fetchAssets();
    await patchInstrument('US0378331005', { price: '102' });
    expect(await fetchFirstInstrument()).toEqual({ current_value: '3442.50', dynamics: '14.65' });
    expect(Number((await fetchAssets()).total['EUR']) - Number(total['EUR'])).toBeCloseTo(67.5 / 1.08, 1);
  });

  it('include the rate of the fiat exchange, which is the same when displayed and when executed (RULE-066, MKT-013)', async () => {
    expect(await fetchSettings()).toMatchObject({ eur_exchange_usd_rate: '1.07853', usd_exchange_eur_rate: '0.91784' });
    await patchInstrument('EUR', { price: '1.07941332' });
    expect(await fetchSettings()).toMatchObject({ eur_exchange_usd_rate: '1.07794', usd_exchange_eur_rate: '0.91833' });
    expect((await sellEuros('1.07853')).status).toBe(400);
    const { json } = await sellEuros('1.07794');
    const { id } = z.parse(z.object({ id: z.string() }), json);
    expect(await get(`/search/orders/${id}`)).toMatchObject({ flow: { to: { value: '107.79', currency: 'USD' } } });
  });
});
