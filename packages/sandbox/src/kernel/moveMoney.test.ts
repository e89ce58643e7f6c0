import { randomUUID } from 'node:crypto';
import { endpoints } from '@wallet/contract/registry';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hold } from '../ledger/entries.ts';
import { placeAnsweredOrder } from '../ledger/orders.ts';
import { signInAs } from '../testing/customers.ts';
import { createBankTransferHelpers, createdOrder, type Holder } from '../testing/bankTransfers.ts';
import type { Answer } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { createTradeHelpers } from '../testing/trades.ts';
import { createFingerprint } from './idempotency.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);
let holder: Holder;

async function createRichHolder(): Promise<Holder> {
  return bank.newHolder('empty', { balances: { EUR: '1000.00' } });
}

describe('Idempotency-Key (api.md 1.5)', () => {
  it('requires a key of 16 to 64 characters (API-036)', async () => {
    holder = await createRichHolder();
    for (const key of ['short', 'x'.repeat(65), 'has spaces in the key']) {
      expect((await bank.withdraw(holder, { key })).json).toMatchObject({ code: 400_001, message: 'Idempotency-Key is required' });
    }
    const without = await provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, { token: holder.token, body: {} });
    expect(without.json).toMatchObject({ code: 400_001 });
  });

  it('returns the stored answer for a repeated key and moves no money (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    const first = await bank.withdraw(holder, { key });
    const again = await bank.withdraw(holder, { key });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '500.00' });
  });

  it('treats the alias /v1 and a different order of members as the same request (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    const request = (base: string, body: string) =>
      provider.http.request(`${base}/accounts/${holder.euro}/withdraw/iban`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${holder.token}`, 'idempotency-key': key },
        body,
      });
    const first = await request('/api/v1', '{"amount":"500.00","iban":"DE89370400440532013000"}');
    const again = await request('/v1', '{ "iban": "DE89370400440532013000", "amount": "500.00" }');
    expect(await again.text()).toBe(await first.text());
  });

  it('refuses a used key for another body (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    await bank.withdraw(holder, { key });
    expect((await bank.withdraw(holder, { key, amount: '20.00' })).json).toMatchObject({ code: 409_001 });
  });

  it('posts once for ten concurrent requests; the others get a conflict or the stored answer (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bank.withdraw(holder, { key, amount: '50.00' })));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    for (const { status, json, headers } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, headers.get('retry-after')]).toEqual([409, '1']);
      expect(json).toMatchObject({ code: 409_002 });
    }
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '950.00', balanceOut: '50.00' });
  });

  it('places one order when independent processes send the same request concurrently (API-036)', async () => {
    holder = await createRichHolder();
    const order = {
      customerId: holder.id,
      accountId: holder.euro,
      type: 'withdraw_sepa',
      status: 'pending',
      volume: { value: '-50.00', currency: 'EUR' },
      flow: null,
      summary: [],
      from: { accountId: holder.euro, units: 5000n },
      entries: hold(holder.euro, 5000n),
      at: provider.services.clock.now(),
    } as const;
    const call = { key: randomUUID(), fingerprint: 'the same', requestId: randomUUID(), address: 'local', event: 'API-036' };
    const placed = await Promise.all(Array.from({ length: 8 }, () => placeAnsweredOrder(provider.database, order, call)));
    expect(placed.filter((id) => typeof id === 'bigint')).toHaveLength(1);
    expect(placed.filter((id) => id === 'kept')).toHaveLength(7);
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '950.00', balanceOut: '50.00' });
  });

  it('frees the key after a refusal (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    expect((await bank.withdraw(holder, { key, amount: '5000.00' })).json).toMatchObject({ code: 400_003 });
    expect((await bank.withdraw(holder, { key, amount: '50.00' })).status).toBe(201);
  });

  it('separates keys by customer (API-036)', async () => {
    const [one, other] = [await createRichHolder(), await createRichHolder()];
    const key = randomUUID();
    const answers = [await bank.withdraw(one, { key }), await bank.withdraw(other, { key })];
    expect(answers.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual([
      [201, null],
      [201, null],
    ]);
  });

  it('forgets the key after 24 hours (API-036)', async () => {
    holder = await createRichHolder();
    const key = randomUUID();
    await bank.withdraw(holder, { key, amount: '50.00' });
    await bank.advance(24 * 3600 + 1);
    const { access_token: token } = await signInAs(provider, holder);
    const later = await bank.withdraw(holder, { key, amount: '60.00', token });
    expect([later.status, later.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  it('deletes expired answers and keeps the others (API-036)', async () => {
    holder = await createRichHolder();
    const [forgotten, keptKey] = [randomUUID(), randomUUID()];
    await bank.withdraw(holder, { key: forgotten, amount: '50.00' });
    await fillIdempotency(holder, 2500);
    await bank.advance(5 * 3600);
    const first = await bank.withdraw(holder, { key: keptKey, amount: '60.00', token: (await signInAs(provider, holder)).access_token });
    await bank.advance(21 * 3600);
    await provider.services.jobs.settle();
    expect(await readKeys(holder)).toEqual([keptKey]);
    const again = await bank.withdraw(holder, { key: keptKey, amount: '60.00', token: (await signInAs(provider, holder)).access_token });
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
    await bank.advance(21 * 3600);
    await provider.services.jobs.settle();
    expect(await readKeys(holder)).toEqual([]);
  });

  it('includes method, path and body in the fingerprint (API-036)', () => {
    const prints = [
      createFingerprint('POST', '/a', { x: '1', y: [1, { b: 2, a: 1 }] }),
      createFingerprint('POST', '/a', { y: [1, { a: 1, b: 2 }], x: '1' }),
      createFingerprint('PUT', '/a', { x: '1', y: [1, { b: 2, a: 1 }] }),
      createFingerprint('POST', '/b', { x: '1', y: [1, { b: 2, a: 1 }] }),
      createFingerprint('POST', '/a', { x: 1, y: [1, { b: 2, a: 1 }] }),
    ];
    expect(prints[0]).toBe(prints[1]);
    expect(new Set(prints).size).toBe(4);
  });
});

/** Stores `count` answers of a customer, dated now. */
async function fillIdempotency({ id }: Holder, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({ customer_id: id, key: randomUUID(), fingerprint: '', status: 201, body: '{}' }));
  const records = rows.map((row) => ({ ...row, kept_at: provider.services.clock.now() }));
  await provider.database.insertInto('idempotency').values(records).execute();
}

async function readKeys({ id }: Holder): Promise<readonly string[]> {
  const rows = await provider.database.selectFrom('idempotency').select('key').where('customer_id', '=', id).execute();
  return rows.map(({ key }) => key);
}

describe('access classes (api.md 1.2)', () => {
  it('refuses the blocked role, but first an unknown account and an invalid amount (API-036, RULE-034, RULE-004)', async () => {
    holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' }, roles: ['ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect((await bank.withdraw(holder)).json).toMatchObject({ code: 403_004, message: 'Oops... service not available, contact support' });
    expect((await bank.withdraw(holder, { account: 1 })).json).toMatchObject({ code: 404 });
    expect((await bank.withdraw(holder, { amount: 'much' })).json).toMatchObject({ code: 400 });
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '1000.00', balanceOut: '0.00' });
  });
});

/**
 * Calls of class money that create no order: payments confirmed by the card provider, preparations, reviews, and changes of an existing
 * order.
 */
const ORDERLESS = ['API-033', 'API-041', 'API-042', 'API-047', 'API-048', 'API-055', 'API-056', 'API-057', 'API-058', 'API-059', 'API-095'];

/** Every call that creates an order, each sent once with the given key. */
async function createOrderCalls(): Promise<Readonly<Record<string, (key: string) => Promise<Answer>>>> {
  const trades = createTradeHelpers(provider);
  const balances = { EUR: '2000.00', USD: '1000.00', BTC: '1', ETH: '2', USDC: '500' };
  const trader = await trades.newHolder('verified', { balances });
  const other = await trades.newHolder('empty', { travelRuleEnabled: true, balances });
  const { usdc, eth } = trader;
  const sell = (from?: string) => async (key: string) => {
    const prepared = await trades.prepareSale(trader, { amount: from === undefined ? '0.1' : '100', ...(from !== undefined && { from }) });
    return trades.sell(trader, await trades.sealedBody(trader, trades.read(prepared)), from, key);
  };
  const send = (path: string, prepare: (sender: Holder) => Promise<Answer>) => async (key: string) =>
    trades.send(trader, await trades.signedBody(trader, trades.read(await prepare(trader))), `${path}/send`, key);
  const deal = await trades.dealAccount(trader, 'RSN');
  return {
    'API-035': (key) => bank.topUp(trader, '100.00', { key }),
    'API-036': (key) => bank.withdraw(trader, { key, amount: '100.00' }),
    'API-037': (key) => bank.exchangeEuros(trader, '100.00', {}, key),
    'API-038': (key) => bank.exchangeDollars(trader, '100.00', {}, key),
    'API-039': (key) => trades.buy(trader, { key, amount: '100.00' }),
    'API-040': (key) => trades.buy(trader, { key, amount: '100.00', into: `/tokens/${deal}` }),
    'API-043': sell(),
    'API-044': sell(`/tokens/${usdc}`),
    'API-049': send(`/wallets/${eth}`, trades.prepare),
    'API-050': send(`/tokens/${usdc}`, trades.prepareToken),
    'API-060': (key) => sendReviewed(other, 'eth', key),
    'API-061': (key) => sendReviewed(other, 'usdc', key),
  };
}

async function sendReviewed(sender: Holder, coin: 'eth' | 'usdc', key: string): Promise<Answer> {
  const trades = createTradeHelpers(provider);
  const { review, confirm, commit } = trades.reviewedSend(sender, coin);
  const id = trades.readReviewId(await review());
  await bank.advance(61);
  return commit(id, await trades.signedBody(sender, trades.readReviewed(await confirm(id))), key);
}

const auditLinesSchema = z.array(
  z.object({ event: z.string(), outcome: z.string(), idempotencyKey: z.nullable(z.string()), orderId: z.nullable(z.string()) }),
);
const readAudit = async (event: string) => z.parse(auditLinesSchema, (await provider.control('GET', `/audit?event=${event}`)).json);

describe('the audit log of orders (RULE-036)', () => {
  it('has one line per order, with the key of the call that created it (D-API-31)', async () => {
    const calls = await createOrderCalls();
    const ofMoney = endpoints.filter(({ access }) => access === 'money').map(({ id }) => id);
    expect([...Object.keys(calls), ...ORDERLESS].toSorted()).toEqual(ofMoney.toSorted());
    for (const [event, call] of Object.entries(calls)) {
      const key = randomUUID();
      const answer = await call(key);
      expect(answer.status, event).toBe(201);
      const { id: orderId } = z.parse(createdOrder, answer.json);
      const found = await provider.database.selectFrom('audit_log').select('event').where('order_id', '=', BigInt(orderId)).execute();
      expect(found).toEqual([{ event }]);
      expect(await readAudit(event)).toContainEqual({ event, outcome: 'done', idempotencyKey: key, orderId });
      // A wallet is locked until its send or sale is completed.
      await bank.advance(31);
    }
  });

  it('records a refused call, and everything else a call leaves, under its key (D-API-31)', async () => {
    holder = await createRichHolder();
    const [withdrawal, exchange, accepted] = [randomUUID(), randomUUID(), randomUUID()];
    await bank.withdraw(holder, { key: withdrawal, amount: '5000.00' });
    await bank.exchangeEuros(holder, '5000.00', {}, exchange);
    const refused = { outcome: '400003', orderId: null };
    expect(await readAudit('API-036')).toContainEqual({ ...refused, event: 'API-036', idempotencyKey: withdrawal });
    expect(await readAudit('API-037')).toContainEqual({ ...refused, event: 'API-037', idempotencyKey: exchange });
    await bank.withdraw(holder, { key: accepted });
    expect(await readAudit('payee%20check')).toContainEqual(expect.objectContaining({ idempotencyKey: accepted, orderId: null }));
  });
});
