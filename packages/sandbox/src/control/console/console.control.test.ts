import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listedIbans } from '../../kernel/payee/payeeDirectory.ts';
import { isNewDevice } from '../../kernel/customer/devices.ts';
import { createCustomer, createSession, createOrder } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const seenRequests = z.array(
  z.object({ id: z.string(), status: z.number(), call: z.nullable(z.string()), method: z.string(), answer: z.optional(z.unknown()) }),
);

it('requests are listed with call, customer, duration, size and answer, without secrets, and can be filtered (OPSC-002, OPSC-003, OPSC-004)', async () => {
  const { username, token } = await createSession(provider, 'verified');
  await provider.request('GET', '/info/full', { token });
  await provider.request('POST', '/sign_in', { body: { username, password: 'wrong' } });
  const ofCustomer = `username=${encodeURIComponent(username)}`;
  const whole = await provider.control('GET', `/requests?${ofCustomer}`);
  const [refused, info, signIn] = z.parse(z.array(z.looseObject({ id: z.string() })), whole.json);
  expect(refused).toMatchObject({ call: 'API-001', status: 401, username, answer: { body: { code: 101 } } });
  expect(info).toMatchObject({ path: '/api/v1/info/full', status: 200, durationMs: expect.any(Number), size: expect.any(Number) });
  expect(signIn).toMatchObject({
    answer: { body: { access_token: '[redacted]', refresh_token: '[redacted]' } },
    instance: expect.any(String),
  });
  expect(whole.text).not.toContain(token);
  const read = async (query: string) => z.parse(seenRequests, (await provider.control('GET', `/requests?${ofCustomer}&${query}`)).json);
  expect(await read('status=4xx')).toHaveLength(1);
  expect(await read('status=401')).toHaveLength(1);
  expect(await read('method=GET')).toHaveLength(1);
  expect(await read('call=API-001')).toHaveLength(2);
  expect(await read('path=*full')).toHaveLength(1);
  expect(await read('money=true')).toHaveLength(0);
  expect((await read('bodies=false&limit=1'))[0]?.answer).toBeUndefined();
  expect((await provider.control('GET', `/requests/${refused?.id}`)).json).toMatchObject({ call: 'API-001', status: 401 });
  expect((await provider.control('GET', '/requests/none-1')).status).toBe(404);
  expect((await provider.control('GET', '/requests?limit=501')).status).toBe(400);
});

it('customers are found by phone, name, e-mail, uuid and account (OPSC-006)', async () => {
  const overrides = { dossier: { personal: { givenName: 'Quenby', familyName: 'Zz%ard' } } };
  const { username, uuid } = await createCustomer(provider, 'verified', overrides);
  const whole = await provider.control('GET', `/customers/${encodeURIComponent(username)}`);
  expect(whole.json).toMatchObject({ username, name: 'Quenby Zz%ard', password: 'Halden2026', signInRefusal: null });
  const { accounts, email } = z.parse(z.object({ email: z.string(), accounts: z.array(z.object({ id: z.number() })) }), whole.json);
  for (const term of [username.slice(2), 'quenby zz%', email, uuid.slice(0, 20), String(accounts[0]?.id)]) {
    const answer = await provider.control('GET', `/customers?search=${encodeURIComponent(term)}`);
    expect(JSON.stringify(answer.json), term).toContain(uuid);
  }
  expect((await provider.control('GET', '/customers?search=nobody-like-that')).json).toEqual({ customers: [], total: 0, last: null });
  expect((await provider.control('GET', '/customers?cursor=x')).status).toBe(400);
  expect((await provider.control('GET', '/customers/%2B000')).status).toBe(404);
});

it('customers and their orders are found with or without the accents of a name (OPSC-006, OPSC-010)', async () => {
  const { username } = await createCustomer(provider, 'empty', { dossier: { personal: { givenName: 'Žydrūnas', familyName: 'O’Šaras' } } });
  const id = await createOrder(provider, username);
  await provider.database.updateTable('orders').set({ counterparty: 'Łukasz Wójcik' }).where('id', '=', BigInt(id)).execute();
  for (const [call, words, found] of [
    ['customers?search=', "zydrunas o'saras", username],
    ['customers?search=', 'Žydrūnas'.normalize('NFD'), username],
    ['orders?text=', 'LUKASZ WOJCIK', `"${id}"`],
  ] as const) {
    const { text } = await provider.control('GET', `/${call}${encodeURIComponent(words)}`);
    expect(text, words).toContain(found);
  }
});

it('a customer is shown with the result that a check of each IBAN of the directory would give them (OPSC-006, RULE-039)', async () => {
  const { username } = await createCustomer(provider, 'verified', { dossier: { personal: { givenName: 'Alice', familyName: 'Hale' } } });
  const [own, foreign] = ['EE382200221020145685', 'LT121000011101001000'];
  await provider.control('PUT', `/payees/${own}`, { username, holders: [{ name: 'Alcie Hale', kind: 'person' }], delayMs: 1500 });
  const other = await createCustomer(provider, 'verified');
  await provider.control('PUT', `/payees/${foreign}`, { username: other.username, answer: 'unreachable' });
  const { json } = await provider.control('GET', `/customers/${encodeURIComponent(username)}`);
  const { payees } = z.parse(z.object({ payees: z.array(z.unknown()) }), json);
  expect(payees).toMatchObject([
    { iban: listedIbans.close, outcome: 'close_match', heldName: 'A. Hale' },
    { iban: listedIbans.other, outcome: 'no_match', heldName: null },
    { iban: listedIbans.unreachable, outcome: 'not_possible', reason: 'unreachable' },
    { iban: listedIbans.unknown, outcome: 'not_possible', reason: 'not_found' },
    { iban: listedIbans.slow, outcome: 'match', delayMs: 2000 },
    { iban: listedIbans.silent, outcome: 'not_possible', reason: 'timeout', delayMs: 5000 },
    { iban: listedIbans.couple, outcome: 'match' },
    { iban: listedIbans.company, outcome: 'no_match' },
    { iban: own, outcome: 'close_match', heldName: 'Alcie Hale', delayMs: 1500 },
  ]);
});

it('a new customer gets the requested phone unless it is taken (OPSC-009)', async () => {
  const username = '+37069900011';
  expect((await provider.control('POST', '/customers', { preset: 'empty', username })).json).toMatchObject({ username });
  expect((await provider.control('POST', '/customers', { preset: 'empty', username })).json).toMatchObject({
    fields: { username: ['Somebody has this phone'] },
  });
  expect((await provider.control('POST', '/customers', { preset: 'empty', username: '12' })).status).toBe(400);
});

const requestLink = async (username: string) => {
  const answer = await provider.control('POST', `/customers/${encodeURIComponent(username)}/sign-in-link`);
  return { answer, token: z.safeParse(z.object({ url: z.string() }), answer.json).data?.url.split('#')[1] ?? '' };
};

it('a link signs in as a customer once, within 60 s, and the log attributes it to the operator (OPSC-007)', async () => {
  const { username } = await createCustomer(provider, 'verified');
  const { answer, token } = await requestLink(username);
  expect(answer.status).toBe(201);
  const [first, second] = await Promise.all([
    provider.control('POST', '/sign-in', { token }),
    provider.control('POST', '/sign-in', { token }),
  ]);
  expect([first.status, second.status].toSorted((left, right) => left - right)).toEqual([200, 404]);
  const { access_token: access } = z.parse(z.object({ access_token: z.string() }), (first.status === 200 ? first : second).json);
  expect((await provider.request('GET', '/info/full', { token: access })).status).toBe(200);
  const audit = await provider.control('GET', `/audit?username=${encodeURIComponent(username)}`);
  expect(audit.json).toContainEqual(expect.objectContaining({ event: 'sign_in by the operator', outcome: 'signed in' }));
  expect((await provider.control('POST', '/sign-in', { token: 'guessed' })).status).toBe(404);
  const late = await requestLink(username);
  await provider.advance(61);
  expect((await provider.control('POST', '/sign-in', { token: late.token })).status).toBe(404);
});

it('an operator session triggers no security event, and does not make its device known for the customer (OPSC-007, RULE-050)', async () => {
  const { id, username, token } = await createSession(provider, 'verified');
  await provider.control('POST', '/sign-in', { token: (await requestLink(username)).token });
  expect((await provider.request('GET', '/security/events', { token })).json).toEqual([]);
  const devices = await provider.request('GET', '/devices', { token });
  expect(z.parse(z.array(z.object({ method: z.string() })), devices.json).map(({ method }) => method)).toContain('operator');
  const { database, services } = provider;
  const own = database.updateTable('token_family').where('customer_id', '=', id);
  await own.where('method', '=', 'operator').set({ device_name: 'Desk' }).execute();
  expect(await isNewDevice(database, id, { id: null, name: 'Desk' }, services.clock.now())).toBe(true);
});

it('no link is issued for a customer whose sign-in is refused (OPSC-007)', async () => {
  const { username } = await createCustomer(provider, 'blocked');
  expect((await requestLink(username)).answer).toMatchObject({ status: 409, json: { code: 103 } });
  expect((await requestLink('+000')).answer.status).toBe(404);
});

it('the list of all orders contains their allowed moves, and due jobs are listed (OPSC-010, OPSC-014)', async () => {
  const { username } = await createCustomer(provider, 'address_pending');
  await provider.control('POST', '/deposits', { username, currency: 'BTC', amount: '0.1', kind: 'crypto' });
  const ofCustomer = `customer=${encodeURIComponent(username)}`;
  const { json } = await provider.control('GET', `/orders?${ofCustomer}&status=pending`);
  expect(json).toMatchObject({ orders: [{ username, status: 'pending', moves: ['completed', 'moderate', 'rejected'] }], last: null });
  expect((await provider.control('GET', `/orders?${ofCustomer}&type=nothing`)).json).toEqual({ orders: [], last: null });
  expect((await provider.control('GET', `/orders?${ofCustomer}&text=BTC&limit=1`)).json).toMatchObject({ orders: [{ username }] });
  const due = await provider.control('GET', '/due?limit=500');
  expect(due.json).toContainEqual(expect.objectContaining({ kind: 'order', username, what: expect.stringContaining('completes') }));
  expect(due.text).not.toContain('sign_in_link');
});
