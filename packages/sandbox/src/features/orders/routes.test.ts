import { listFilterAccounts, order as orderShape, searchOrders } from '@wallet/contract/holdings/orders';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession, signInAs, createOrder, DEMO } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const pageShape = searchOrders.answers[200];
const provider = setUpProvider();

const get = (token: string, path: string) => provider.request('GET', path, { token });
const search = async (token: string, query = '') => z.parse(pageShape, (await get(token, `/search/orders${query}`)).json);
const readFilters = async (token: string) => z.parse(listFilterAccounts.answers[200], (await get(token, '/search/orders/filters')).json);

async function readAll(token: string, query: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: z.output<typeof pageShape> = await search(token, `?${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    ids.push(...page.orders.map(({ id }) => id));
    cursor = page.last;
  }
  return ids;
}

describe('pages of orders', () => {
  it('contain the end time of an order, and null while it is pending (WISH-016, API-066)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const id = await createOrder(provider, username, { status: 'pending', created_at: '2026-01-01T00:00:00.000Z' });
    const finishedAt = async () => (await search(token)).orders.find((order) => order.id === id)?.finished_at;
    expect(await finishedAt()).toBeNull();
    const before = provider.services.clock.now().toISOString();
    expect((await provider.control('PATCH', `/orders/${id}`, { status: 'completed' })).status).toBe(200);
    expect((await finishedAt()) ?? '').toSatisfy((at: string) => at >= before);
    expect(z.parse(orderShape, (await get(token, `/search/orders/${id}`)).json).finished_at).toBe(await finishedAt());
  });

  it('return the newest twenty, the total and the next cursor (API-066, TXN-023)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const page = await search(token);
    expect(page).toMatchObject({ limit: 20, total: 400 });
    expect(page.orders).toHaveLength(20);
    const moments = page.orders.map(({ created_at: at }) => at);
    expect(moments).toEqual(moments.toSorted((one, other) => other.localeCompare(one)));
    expect(page.last?.length).toBeLessThanOrEqual(256);
    expect(page.orders[0]).not.toHaveProperty('summary');
  });

  it('reach every order once with any page size (API-066, D-TXN-01)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const ids = await readAll(token, 'limit=33');
    expect(ids).toHaveLength(400);
    expect(new Set(ids).size).toBe(400);
    expect(await readAll(token, 'limit=100')).toEqual(ids);
  });

  it('neither repeat nor skip a row when a new order is added between them (API-066)', async () => {
    const { token, username } = await createSession(provider, 'verified');
    const before = await readAll(token, 'limit=100');
    const first = await search(token, '?limit=4');
    await createOrder(provider, username, {});
    const second = await search(token, `?limit=4&cursor=${first.last}`);
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(before.slice(0, 8));
  });

  it('separate orders of the same moment by their id (API-066)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const created = [];
    for (let turn = 0; turn < 5; turn++) created.push(await createOrder(provider, username, { created_at: '2026-01-01T00:00:00.000Z' }));
    expect(await readAll(token, 'limit=2')).toEqual(created.toReversed());
  });

  it('S5 carry the total in the cursor instead of counting again (API-066)', async () => {
    const { token, username } = await createSession(provider, 'verified');
    const first = await search(token, '?limit=3');
    await createOrder(provider, username, {});
    expect((await search(token, `?limit=3&cursor=${first.last}`)).total).toBe(first.total);
    expect((await search(token, '?limit=3')).total).toBe(first.total + 1);
  });

  it('are empty for customers without orders (API-066)', async () => {
    const { token } = await createSession(provider, 'empty');
    expect(await search(token)).toEqual({ orders: [], total: 0, limit: 20, last: null });
  });

  it.each(['nonsense', 'bnVsbA', Buffer.from('{"id":"1"}').toString('base64url')])('refuse the cursor %s (API-066)', async (cursor) => {
    const { token } = await createSession(provider, 'empty');
    expect(await get(token, `/search/orders?cursor=${cursor}`)).toMatchObject({
      status: 400,
      json: { fields: { cursor: ['This value is not valid'] } },
    });
  });

  it('refuse a cursor of other filters, but accept one of another page size (API-066)', async () => {
    const { token } = await createSession(provider, 'verified');
    const { last } = await search(token, '?limit=2');
    expect(await get(token, `/search/orders?status[]=completed&cursor=${last}`)).toMatchObject({
      status: 400,
      json: { fields: { cursor: expect.any(Array) } },
    });
    expect((await search(token, `?limit=5&cursor=${last}`)).orders).toHaveLength(5);
  });
});

describe('filters of orders', () => {
  it('find the orders of any of the accounts, also those an exchange was credited to (API-066, TXN-028)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const all = await search(token, '?limit=100');
    const dollars = await search(token, '?account[]=102&limit=100');
    expect(dollars.orders.length).toBeGreaterThan(0);
    expect(dollars.orders.every(({ volume, flow }) => volume.currency === 'USD' || flow?.to.currency === 'USD')).toBe(true);
    const both = await readAll(token, 'account[]=102&wallet[]=201&limit=7');
    const bitcoins = await readAll(token, 'wallet[]=201&limit=50');
    expect(new Set(both)).toEqual(new Set([...bitcoins, ...(await readAll(token, 'account[]=102'))]));
    expect((await search(token, '?account[]=102&wallet[]=201')).total).toBe(both.length);
    expect(all.total).toBeGreaterThan(both.length);
  });

  it('find nothing for another customer’s account (API-066, RULE-037)', async () => {
    const { token } = await createSession(provider, 'verified');
    expect(await search(token, '?account[]=101&wallet[]=201')).toMatchObject({ orders: [], total: 0 });
  });

  it('combine statuses, groups and types (API-066, TXN-032)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const open = await search(token, '?status[]=pending&status[]=moderate&limit=10');
    expect(open.orders.map(({ type, status }) => [type, status])).toEqual([['send', 'pending']]);
    const out = await search(token, '?group[]=outgoings&group[]=exchange&status[]=completed&limit=100');
    expect(new Set(out.orders.map(({ group }) => group))).toEqual(new Set(['outgoings', 'exchange']));
    expect(new Set(out.orders.map(({ status }) => status))).toEqual(new Set(['completed']));
    const cards = await readAll(token, 'type[]=top_up_card');
    expect((await search(token, '?type[]=top_up_card&group[]=incomings')).total).toBe(cards.length);
    expect((await search(token, '?type[]=top_up_card&group[]=buy')).total).toBe(0);
  });

  it('include both days of a date range (API-066, D-TXN-18)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const at = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00.000Z'];
    const ids: string[] = [];
    for (const moment of at) ids.push(await createOrder(provider, username, { created_at: moment }));
    expect(await readAll(token, 'date=2026-03-01_2026-03-02')).toEqual([ids[2], ids[1]]);
    expect(await readAll(token, 'date=2026-03-03')).toEqual([ids[3]]);
  });

  it.each([
    ['sepa WITH', 2],
    ['CARD', 1],
    ['-500.00 eur', 1],
    ['100%', 0],
    ['5_0', 0],
    ['nobody', 0],
    ['SEPA-Auszahlung', 2],
    ['karte', 1],
    ['500,00', 1],
    ['1.500,00', 0],
  ])('find %s in title and amount, whatever the case, language and separator (API-066, WISH-021, LANG-014)', async (words, matches) => {
    const { token, username } = await createSession(provider, 'empty');
    await createOrder(provider, username, { volume: { value: '-500.00', currency: 'EUR' } });
    await createOrder(provider, username, {});
    await createOrder(provider, username, { type: 'top_up_card', volume: { value: '20.00', currency: 'EUR' } });
    expect((await search(token, `?q=${encodeURIComponent(words)}`)).total).toBe(matches);
  });

  it('return German texts and figures for a German request, and the customer’s own input as entered (LANG-003, LANG-007)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const id = await createOrder(provider, username, { status: 'rejected', rejected_message: 'The transfer did not arrive' });
    const headers = { 'accept-language': 'de' };
    const answer = await provider.request('GET', `/search/orders/${id}`, { token, headers });
    expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual(['de', 'accept-language']);
    expect(answer.json).toMatchObject({
      type: 'withdraw_sepa',
      type_human: 'SEPA-Auszahlung',
      rejected_message: 'Die Überweisung ist nicht eingetroffen',
    });
    expect((await provider.request('GET', `/search/orders/${id}`, { token })).json).toMatchObject({ type_human: 'SEPA withdrawal' });
    const list = await provider.request('GET', '/search/orders?limit=1', { token, headers });
    expect(list.json).toMatchObject({ orders: [{ type_human: 'SEPA-Auszahlung' }] });
  });

  it('find a counterparty (API-066, WISH-021)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { orders } = await search(token, '?q=visa%204242&limit=5');
    expect(orders.map(({ type }) => type)).toContain('top_up_card');
  });

  it('return the counterparty and the fee in the list as in the details (API-066, WISH-022)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { orders } = await search(token, '?q=visa%204242&limit=5');
    expect(orders[0]).toMatchObject({ counterparty: 'Visa 4242', fee: { value: '32.35', currency: 'EUR' } });
    const { orders: sent } = await search(token, '?type[]=send&limit=5');
    const paid = sent.find(({ fee }) => fee !== null);
    expect(paid?.fee).toEqual({ value: expect.stringMatching(/^\d+\.\d+$/), currency: expect.stringMatching(/^[A-Z]+$/) });
    const one = await provider.request('GET', `/search/orders/${paid?.id ?? ''}`, { token });
    expect(one.json).toMatchObject({ fee: paid?.fee });
  });

  it('list the accounts to filter by (API-068)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { fiat, crypto, tokens } = await readFilters(token);
    expect(fiat[0]).toEqual({ id: 101, name: 'Euro', currency: 'EUR', icon: '/static/icons/eur.svg' });
    expect(crypto.map(({ id }) => id)).toEqual([201, 202]);
    expect(tokens.map(({ currency }) => currency)).toEqual(['USDC', 'USDT', 'DAI', 'RSN', 'UAIR']);
  });
});

describe('one order', () => {
  it('is returned with its summary and flow (API-067, RULE-019)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const summary = [{ name: 'Details', rows: [{ name: 'Note', value: 'Rent', state: 'success', long: false, copy: true }] }];
    const flow = { from: { value: '1.00', currency: 'EUR' }, to: { value: '1.08', currency: 'USD' } };
    const id = await createOrder(provider, username, { type: 'exchange_fiat', flow, summary });
    expect(z.parse(orderShape, (await get(token, `/search/orders/${id}`)).json)).toMatchObject({ id, group: 'exchange', flow, summary });
  });

  it('has no flow if it is a send (API-066, API-067, RULE-019)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const { orders } = await search(token, '?type[]=send&limit=1');
    const answer = await get(token, `/search/orders/${orders[0]?.id ?? ''}`);
    expect([orders[0]?.flow, z.parse(orderShape, answer.json).flow]).toEqual([null, null]);
  });

  it('can have an unknown type (API-067, TXN-025)', async () => {
    const { token, username } = await createSession(provider, 'empty');
    const id = await createOrder(provider, username, { type: 'moon_shot', group: 'buy' });
    expect((await get(token, `/search/orders/${id}`)).json).toMatchObject({ type: 'moon_shot', group: 'buy' });
  });

  it('is a 404 for another customer, and a 400 if its id is not a number (API-067, RULE-037)', async () => {
    const { username } = await createSession(provider, 'empty');
    const id = await createOrder(provider, username, {});
    const { token } = await createSession(provider, 'empty');
    expect(await get(token, `/search/orders/${id}`)).toMatchObject({ status: 404, json: { code: 404 } });
    expect(await get(token, '/search/orders/999999999999999999')).toMatchObject({ status: 404 });
    expect(await get(token, '/search/orders/x')).toMatchObject({ status: 400, json: { fields: { id: ['This value is not valid'] } } });
  });
});
