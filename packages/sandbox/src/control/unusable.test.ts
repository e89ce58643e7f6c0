import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();
let holder: Awaited<ReturnType<typeof createSession>>;
beforeAll(async () => {
  holder = await createSession(provider, 'verified');
}, 60_000);

const order = { type: 'send_p2p', status: 'pending', volume: { value: '1.00', currency: 'EUR' } };

it.each([
  ['POST', '/clock', { advanceSeconds: 1e14 }, 'advanceSeconds'],
  ['POST', '/clock', { advanceSeconds: 300_000_000_000 }, 'advanceSeconds'],
  ['PATCH', '/settings', { eur_withdraw_sepa_fee_absolute: 'much' }, 'eur_withdraw_sepa_fee_absolute'],
  ['PATCH', '/settings', { eur_withdraw_sepa_fee_absolute: '-1.00' }, 'eur_withdraw_sepa_fee_absolute'],
  ['PATCH', '/settings', { cards_disabled: 'true' }, 'cards_disabled'],
  ['PATCH', '/settings', { rateLimitFactor: 0 }, 'rateLimitFactor'],
  ['PATCH', '/settings', { wealth_club_ends_on: 'tomorrow' }, 'wealth_club_ends_on'],
  ['PATCH', '/settings', { nobody_has_this: true }, 'nobody_has_this'],
  ['POST', '/faults', { match: { path: '/api/v1/nobody' }, headers: { 'bad name': 'x' } }, 'headers'],
  ['POST', '/faults', { match: { path: '/api/v1/nobody' }, headers: { name: 'x\ny' } }, 'headers'],
])('sandbox.md %s %s refuses %j and changes nothing', async (method, path, body, field) => {
  const before = (await provider.control('PATCH', '/settings', {})).json;
  const answer = await provider.control(method, path, body);
  expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { [field]: [expect.any(String)] } } });
  expect((await provider.control('PATCH', '/settings', {})).json).toEqual(before);
  expect((await provider.request('GET', '/info/full', { token: holder.token })).status).toBe(200);
});

it.each([
  ['PATCH', '/customers/USERNAME', { balances: { BTC: '999999999999999999' } }, 'balances'],
  ['POST', '/deposits', { currency: 'BTC', amount: '99999999999', kind: 'crypto' }, 'amount'],
  ['POST', '/deposits', { currency: 'EUR', amount: '99999999999', kind: 'sepa' }, 'amount'],
  ['POST', '/orders', { ...order, type: 'x\0' }, 'type'],
  ['POST', '/orders', { ...order, created_at: '+275000-01-01T00:00:00Z' }, 'created_at'],
])('sandbox.md %s %s refuses what the database cannot store: %j', async (method, path, body, field) => {
  const { username } = holder;
  const named = path.replace('USERNAME', encodeURIComponent(username));
  const answer = await provider.control(method, named, method === 'POST' ? { username, ...body } : body);
  expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { [field]: [expect.any(String)] } } });
});

it('sandbox.md a fault answers with any status, including those without a body', async () => {
  for (const status of [204, 205, 304]) {
    await provider.control('POST', '/faults', { match: { path: '/api/v1/info', username: holder.username }, status, body: 'x' });
    const answer = await provider.request('GET', '/info/full', { token: holder.token });
    expect([answer.status, answer.text]).toEqual([status, '']);
  }
});
