import { endpoints } from '@wallet/contract/registry';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readInbox, createCustomer, createSession, signInAs } from '../testing/customers.ts';
import type { Answer } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();
const { control, request } = provider;

const read = async (username: string): Promise<unknown> => (await control('PATCH', `/customers/${username}`, {})).json;
const readId = ({ json }: Answer): string => z.parse(z.object({ id: z.string() }), json).id;
const readOrderId = ({ json }: Answer): string => z.parse(z.object({ orderId: z.string() }), json).orderId;
const countOrders = async (username: string): Promise<number> =>
  z.parse(z.array(z.unknown()), (await control('GET', `/orders?username=${encodeURIComponent(username)}`)).json).length;
const createOrder = (username: string, more: object = {}) =>
  control('POST', '/orders', { username, type: 'send_p2p', status: 'pending', volume: { value: '-5.00', currency: 'EUR' }, ...more });

describe('POST /sandbox/customers', () => {
  it.each([
    [
      'verified',
      { status: 'on_board', addressStatus: 'success', iban: 'bound', balances: { EUR: '12450.75', BTC: '0.25000000', RSN: '120.00000' } },
    ],
    ['empty', { status: 'on_board', addressStatus: 'success', iban: 'bound' }],
    ['draft', { status: 'draft', balances: {}, cards: [], iban: 'none' }],
    ['kyc_start', { status: 'kyc_start' }],
    ['moderating', { status: 'moderating' }],
    ['kyc_completed', { status: 'kyc_completed' }],
    ['kyc_finish', { status: 'kyc_finish' }],
    ['stuck', { status: 'stuck' }],
    ['temp_blocked', { status: 'temp_blocked' }],
    ['blocked', { status: 'blocked' }],
    ['refused', { status: 'refused' }],
    ['doc_expired', { status: 'doc_expired' }],
    ['address_none', { status: 'on_board', addressStatus: 'none', iban: 'none' }],
    ['address_pending', { addressStatus: 'pending', iban: 'none' }],
    ['address_reject', { addressStatus: 'reject', iban: 'none' }],
    ['company', { entityType: 'company', entityLegalIds: { lei: '5299000J2N45DDNE4Y28', crn: '305551234' } }],
    [
      'travel_rule',
      {
        travelRuleEnabled: true,
        serviceProviders: [
          { serviceProvider: 'markets', status: 'signed' },
          { serviceProvider: 'securities', status: 'none' },
        ],
      },
    ],
    ['no_iban', { addressStatus: 'success', iban: 'none' }],
    ['no_wallets', { balances: { EUR: '12450.75', USD: '3200.00' } }],
  ])('makes a customer %s', async (preset, expected) => {
    const customer = await createCustomer(provider, preset);
    expect(await read(customer.username)).toMatchObject({ id: customer.id, uuid: customer.uuid, ...expected });
  });

  it('makes separate customers, with ten orders or none', async () => {
    const [one, other, none] = [
      await createCustomer(provider, 'verified'),
      await createCustomer(provider, 'no_wallets'),
      await createCustomer(provider, 'empty'),
    ];
    expect(new Set([one.username, other.username, none.username]).size).toBe(3);
    expect([await countOrders(one.username), await countOrders(other.username), await countOrders(none.username)]).toEqual([10, 10, 0]);
  });

  it('accepts the members of PATCH as overrides', async () => {
    const { username } = await createCustomer(provider, 'verified', {
      tariff: 'Wealth',
      dossier: { personal: { givenName: 'Zoë' } },
      balances: { EUR: '5.00' },
    });
    expect(await read(username)).toMatchObject({
      tariff: 'Wealth',
      givenName: 'Zoë',
      dossier: { address: { countryCode: 'LTU' } },
      balances: { EUR: '5.00' },
    });
  });

  it('refuses an unknown preset, and names the wrong override', async () => {
    expect((await control('POST', '/customers', { preset: 'nobody' })).status).toBe(400);
    const { json } = await control('POST', '/customers', { preset: 'empty', overrides: { tariff: 'Gold' } });
    expect(json).toMatchObject({ code: 400, fields: { 'overrides.tariff': ['Not a value of this member'] } });
  });
});

describe('PATCH /sandbox/customers/{username}', () => {
  it('writes each plain member', async () => {
    const { username } = await createCustomer(provider, 'empty');
    const members = {
      entityType: 'company',
      entityLegalIds: { lei: '5299000J2N45DDNE4Y28' },
      tariff: 'Growth',
      travelRuleEnabled: true,
      serviceProviders: [{ serviceProvider: 'markets', status: 'requested' }],
      notifications: [{ subject: 'x', content: 'y', level: 'message' }],
      email: 'new@example.com',
      verifiedEmail: null,
      createdAt: '2025-01-02T03:04:05.678Z',
      referral: { inviteCode: 'NEW-1' },
      whitelisted: { USDC: false },
      iban: 'allocated',
      hold: 'checks',
    };
    const { json, status } = await control('PATCH', `/customers/${username}`, { ...members, roles: ['ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...members, roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
  });

  it('sets the available balance by balanced postings, below zero too, and opens accounts (RULE-002)', async () => {
    const { username } = await createCustomer(provider, 'no_wallets');
    await control('PATCH', `/customers/${username}`, { balances: { EUR: '-12.34', BTC: '1.50000000' } });
    expect(await read(username)).toMatchObject({ balances: { EUR: '-12.34', BTC: '1.50000000', USD: '3200.00' } });
    const { json, status } = await control('PATCH', `/customers/${username}`, { balances: { XYZ: '1.00' } });
    expect([status, json]).toMatchObject([400, { fields: { balances: ['The provider keeps no books in XYZ'] } }]);
    expect((await control('PATCH', `/customers/${username}`, { balances: { EUR: '1.001' } })).status).toBe(400);
  });

  it('replaces all cards, and changes one', async () => {
    const { username } = await createCustomer(provider, 'empty', { cards: [{ cardType: 'amex', status: 'pending' }] });
    const cards = z.parse(
      z.object({ cards: z.array(z.object({ id: z.number(), cardType: z.string(), status: z.string() })) }),
      await read(username),
    ).cards;
    expect(cards.map(({ cardType, status }) => [cardType, status])).toEqual([['amex', 'pending']]);
    const answer = await control('PATCH', `/cards/${cards[0]?.id}`, { status: 'verified', expirationDate: '01/20' });
    expect(answer.json).toMatchObject({ status: 'verified', expirationDate: '01/20', cardType: 'amex' });
    expect((await control('PATCH', '/cards/99999999', {})).status).toBe(404);
  });

  it('returns 404 for an unknown customer', async () => {
    expect((await control('PATCH', '/customers/+3700', {})).status).toBe(404);
  });
});

describe('orders', () => {
  it('writes an order of any type into the history without moving money (RULE-019)', async () => {
    const { username } = await createCustomer(provider, 'empty');
    const id = readId(await createOrder(username, { type: 'from_the_future', created_at: '2026-01-02T03:04:05.678Z' }));
    const { json } = await control('GET', `/orders?username=${encodeURIComponent(username)}`);
    expect(json).toMatchObject([
      {
        id,
        type: 'from_the_future',
        type_human: 'From the future',
        group: 'outgoings',
        status: 'pending',
        created_at: '2026-01-02T03:04:05.678Z',
      },
    ]);
    expect(await read(username)).toMatchObject({ balances: { EUR: '12450.75' } });
  });

  it('moves an order along its states, and never out of a final one (RULE-020)', async () => {
    const { username } = await createCustomer(provider, 'empty');
    const id = readId(await createOrder(username));
    const move = (body: object) => control('PATCH', `/orders/${id}`, body);
    expect((await move({ status: 'moderate' })).json).toMatchObject({ status: 'moderate' });
    expect((await move({ status: 'rejected' })).status).toBe(400);
    expect((await move({ status: 'rejected', rejected_message: 'Not today' })).json).toMatchObject({
      status: 'rejected',
      rejected_message: 'Not today',
    });
    expect((await move({ status: 'completed' })).json).toMatchObject({ code: 409_003 });
    expect((await control('PATCH', '/orders/1', { status: 'completed' })).status).toBe(404);
    expect((await control('GET', '/orders?username=nobody')).status).toBe(404);
  });
});

describe('money from outside', () => {
  it('credits a bank transfer less its fee, and returns one from another sender (RULE-008)', async () => {
    const { username } = await createCustomer(provider, 'empty', { balances: { EUR: '0.00' } });
    const arrive = (more: object) => control('POST', '/deposits', { username, currency: 'EUR', kind: 'sepa', ...more });
    expect((await arrive({ amount: '999.99' })).status).toBe(201);
    expect(await read(username)).toMatchObject({ balances: { EUR: '994.99' } });
    await arrive({ amount: '1000.00' });
    expect(await read(username)).toMatchObject({ balances: { EUR: '1994.99' } });
    const refused = readOrderId(await arrive({ amount: '50.00', sender: 'Somebody Else' }));
    const { json } = await control('GET', `/orders?username=${encodeURIComponent(username)}`);
    expect(json).toContainEqual(expect.objectContaining({ id: refused, status: 'rejected' }));
    expect(await read(username)).toMatchObject({ balances: { EUR: '1994.99' } });
  });

  it('completes a deposit of coins after 30 s, or holds it for the travel rule (RULE-020, D-RCV-21)', async () => {
    const usual = await createCustomer(provider, 'empty', { balances: { BTC: '0' } });
    const recipient = await createCustomer(provider, 'travel_rule', { balances: { BTC: '0' } });
    for (const { username } of [usual, recipient])
      await control('POST', '/deposits', { username, currency: 'BTC', amount: '0.015', kind: 'crypto' });
    await control('POST', '/clock', { advanceSeconds: 31 });
    expect(await read(usual.username)).toMatchObject({ balances: { BTC: '0.01500000' } });
    expect(await read(recipient.username)).toMatchObject({ balances: { BTC: '0.00000000' } });
    const { json } = await control('GET', `/orders?username=${encodeURIComponent(recipient.username)}`);
    expect(json).toContainEqual(expect.objectContaining({ type: 'receive', status: 'moderate' }));
  });

  it('holds a card payment until the address is verified, then completes it (RULE-007)', async () => {
    const { username, token } = await createSession(provider, 'address_none', { balances: { EUR: '0.00' } });
    await control('POST', '/deposits', { username, currency: 'EUR', amount: '100.00', kind: 'card' });
    expect(await read(username)).toMatchObject({ balances: { EUR: '0.00' } });
    expect((await request('GET', '/info/full', { token })).json).toMatchObject({
      notifications: expect.arrayContaining([expect.objectContaining({ subject: 'card-operation-awaits-address-verification' })]),
    });
    await control('PATCH', `/customers/${username}`, { addressStatus: 'success' });
    expect(await read(username)).toMatchObject({ balances: { EUR: '100.00' }, iban: 'none' });
    await control('POST', '/clock', { advanceSeconds: 121 });
    expect(await read(username)).toMatchObject({ iban: 'allocated' });
  });

  it('refuses deposits that the customer cannot receive', async () => {
    const { username } = await createCustomer(provider, 'no_iban');
    const arrive = (more: object) => control('POST', '/deposits', { username, currency: 'EUR', amount: '10.00', kind: 'sepa', ...more });
    expect((await arrive({})).status).toBe(409);
    expect((await arrive({ currency: 'USD' })).status).toBe(400);
    expect((await arrive({ amount: '0.00' })).status).toBe(400);
    expect((await arrive({ username: 'nobody' })).status).toBe(404);
    expect((await arrive({ kind: 'crypto', currency: 'LMNA' })).status).toBe(409);
  });
});

describe('the operator', () => {
  it('moves the clock, which never goes back', async () => {
    const before = provider.services.clock.now().getTime();
    const { json } = await control('POST', '/clock', { advanceSeconds: 60 });
    expect(Date.parse(z.parse(z.object({ now: z.string() }), json).now)).toBeGreaterThanOrEqual(before + 60_000);
    expect((await control('POST', '/clock', { advanceSeconds: -1 })).status).toBe(400);
  });

  it('ends the current access or refresh tokens, and no later ones (RULE-011)', async () => {
    const customer = await createSession(provider, 'empty');
    const path = `/sessions/${customer.username}/expire`;
    expect((await control('POST', path, { access: true })).status).toBe(204);
    expect((await request('GET', '/info/full', { token: customer.token })).status).toBe(401);
    const fresh = await request('POST', '/refresh_token', { body: { refresh_token: customer.refresh } });
    expect(fresh.status).toBe(200);
    await control('POST', path, { refresh: true });
    const next = z.parse(z.object({ access_token: z.string(), refresh_token: z.string() }), fresh.json);
    expect((await request('GET', '/info/full', { token: next.access_token })).status).toBe(200);
    expect((await request('POST', '/refresh_token', { body: { refresh_token: next.refresh_token } })).json).toMatchObject({
      code: 401_003,
    });
    expect((await signInAs(provider, customer)).access_token).not.toBe('');
    expect((await control('POST', '/sessions/nobody/expire', {})).status).toBe(404);
  });

  it('changes a setting for all customers (API-086)', async () => {
    const { json } = await control('PATCH', '/settings', { appVersion: 'v23.0.0' });
    expect(json).toMatchObject({ appVersion: 'v23.0.0', cards_disabled: false });
    expect(await (await provider.http.request('/version.txt')).text()).toBe('v23.0.0');
    await control('PATCH', '/settings', { appVersion: 'v22.3.1' });
  });

  it('reads the sent messages, newest first (RULE-038)', async () => {
    const { id, username } = await createCustomer(provider, 'empty');
    await control('POST', '/deposits', { username, currency: 'EUR', amount: '20.00', kind: 'sepa' });
    expect((await readInbox(provider, `customer${id}@example.com`))[0]).toMatchObject({
      channel: 'email',
      subject: 'SEPA top up completed',
    });
    expect((await control('GET', '/messages?to=nobody')).json).toEqual([]);
  });

  it('describes the whole contract, and returns 404 for anything unknown', async () => {
    const { json } = await control('GET', '/openapi.json');
    expect(Object.keys(z.parse(z.object({ paths: z.record(z.string(), z.unknown()) }), json).paths)).toContain(
      '/api/v1/accounts/{accountId}/withdraw/iban',
    );
    const page = await provider.http.request('/sandbox/openapi');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const html = await page.text();
    expect(html.match(/<details>/g)).toHaveLength(endpoints.length);
    expect(html).toContain('<code>POST /api/v1/accounts/{accountId}/withdraw/iban</code>');
    expect((await control('GET', '/nothing')).status).toBe(404);
    expect((await control('PATCH', '/travel-rule/1', { status: 'approved' })).status).toBe(404);
    expect((await control('POST', '/card-provider/pi_none', { outcome: 'approve' })).status).toBe(404);
  });
});
