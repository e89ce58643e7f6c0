import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Holder } from '../../testing/bankTransfers.ts';
import { createCardPaymentHelpers } from '../../testing/cardPayments.ts';
import { signInAs, sortStatuses } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const cards = createCardPaymentHelpers(provider);

/** Number of parallel cases, because two requests rarely coincide on a server. */
const PARALLEL_CASES = 5;

async function pay(holder: Holder, payment: Parameters<typeof cards.begin>[1] = {}) {
  const intent = await cards.begin(holder, payment);
  await cards.sheet(intent, 'approve');
  await cards.advance(3);
  return cards.poll(holder, intent);
}

const readBalance = async (holder: Holder, code = 'EUR') =>
  (await cards.readOperations(holder.token)).accounts.find(({ currencyCode }) => currencyCode === code)?.balance;

describe('creating a payment', () => {
  it.each([100, '100.00', 97.2])('returns a payment intent for %s and moves nothing (API-033, CARD-019)', async (amount) => {
    const holder = await cards.newHolder({ balances: { EUR: '0' } });
    expect(await cards.create(holder, { amount })).toMatchObject({
      status: 200,
      json: {
        client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
        payment_intent: expect.stringMatching(/^pi_\w+$/),
        payment_method: expect.stringMatching(/^pm_/),
      },
    });
    expect(await readBalance(holder)).toBe('0.00');
  });

  it('returns no payment method for a new card (API-033)', async () => {
    expect(await cards.create(await cards.newHolder(), { cardId: null })).toMatchObject({ status: 200, json: { payment_method: null } });
  });

  it.each([
    ['amount', { amount: 9.99 }, 'Minimum amount is 10.00'],
    ['card_id', { cardId: 999_999 }, 'Unknown card'],
    ['callback_url', { callbackUrl: 'https://elsewhere.example/back' }, 'Invalid callback URL'],
  ])('refuses %s of %s (API-033, CARD-020)', async (field, value, message) => {
    expect(await cards.create(await cards.newHolder(), value)).toMatchObject({ status: 400, json: { fields: { [field]: [message] } } });
  });

  it('accepts the minimum itself, and a callback to the app (CARD-011)', async () => {
    const holder = await cards.newHolder();
    const callbackUrl = `http://localhost:4173/operation/topup/fiat/${holder.euro}/card/${holder.card}`;
    expect((await cards.create(holder, { amount: 10, callbackUrl })).status).toBe(200);
  });

  it('refuses an expired card, and accepts an unverified one (D-CARDS-09, RULE-007)', async () => {
    const holder = await cards.newHolder({
      cards: [
        { cardType: 'visa', status: 'verified', expirationDate: '01/20' },
        { cardType: 'mastercard', status: 'not_verified' },
      ],
    });
    const second = (await cards.readOperations(holder.token)).cards[1]?.id;
    expect(await cards.create(holder)).toMatchObject({ status: 400, json: { fields: { card_id: ['This card cannot be used'] } } });
    expect((await cards.create(holder, { cardId: second })).status).toBe(200);
  });

  it('refuses while cards are off, and for an unknown account (API-033, RULE-033)', async () => {
    const holder = await cards.newHolder();
    expect((await cards.create(holder, { account: 999_999 })).status).toBe(404);
    await provider.control('PATCH', '/settings', { cards_disabled: true });
    expect(await cards.create(holder)).toMatchObject({ status: 403, json: { code: 403_005 } });
    await provider.control('PATCH', '/settings', { cards_disabled: false });
  });

  it('returns the same payment for the same key (D-CARD-16)', async () => {
    const holder = await cards.newHolder();
    const key = randomUUID();
    const [first, second] = [await cards.create(holder, { key }), await cards.create(holder, { key })];
    expect(second.json).toEqual(first.json);
    expect(
      (await provider.request('POST', `/topup/stripe/${holder.euro}/create`, { token: holder.token, body: { amount: 10, card_id: null } }))
        .json,
    ).toMatchObject({
      code: 400_001,
    });
  });
});

describe('card limits', () => {
  it('allow a single payment of 2000.00 but not more, whatever its fee (RULE-005, CARD-012, D-CARD-03)', async () => {
    const holder = await cards.newHolder();
    expect(await cards.create(holder, { amount: 2000.01 })).toMatchObject({
      status: 400,
      json: { code: 400_004, message: 'You have exceeded single payment limit', limit: 'single', remaining: '2000.00' },
    });
    expect((await cards.create(holder, { amount: 2000 })).status).toBe(200);
  });

  it('count pending payments, and state what is left today, which is then accepted (RULE-005, CARD-013)', async () => {
    const holder = await cards.newHolder();
    await cards.begin(holder, { amount: 2000 });
    await cards.begin(holder, { amount: 2000 });
    await cards.begin(holder, { amount: 875 });
    const refused = { status: 400, json: { code: 400_004, limit: 'daily', remaining: '125.00' } };
    expect(await cards.create(holder, { amount: 200 })).toMatchObject(refused);
    expect(await cards.create(holder, { amount: 2000.01 })).toMatchObject(refused);
    expect((await cards.create(holder, { amount: 125 })).status).toBe(200);
  });

  it('release the share of a declined payment (RULE-005)', async () => {
    const holder = await cards.newHolder();
    for (const amount of [2000, 2000]) await cards.begin(holder, { amount });
    const last = await cards.begin(holder, { amount: 1000 });
    expect((await cards.create(holder, { amount: 10 })).status).toBe(400);
    await cards.sheet(last, 'decline');
    expect((await cards.create(holder, { amount: 1000 })).status).toBe(200);
  });

  it('are not exceeded by two simultaneous payments (D-CARD-22)', async () => {
    const holder = await cards.newHolder();
    for (const amount of [2000, 2000]) await cards.begin(holder, { amount });
    const answers = await Promise.all([cards.create(holder, { amount: 900 }), cards.create(holder, { amount: 900 })]);
    expect(sortStatuses(answers)).toEqual([200, 400]);
  });
});

describe('a payment', () => {
  it('returns 204, then the order: the account gets the amount, the card is charged the total (API-034, CARD-023, RULE-006)', async () => {
    const holder = await cards.newHolder({ balances: { EUR: '0' }, createdAt: '2020-01-01T00:00:00Z' });
    const intent = await cards.begin(holder);
    expect((await cards.poll(holder, intent)).status).toBe(204);
    await cards.sheet(intent, 'approve');
    await cards.advance(3);
    expect(await cards.poll(holder, intent)).toMatchObject({
      status: 200,
      json: {
        type: 'top_up_card',
        status: 'completed',
        volume: { value: '100.00', currency: 'EUR' },
        flow: { from: { value: '102.87', currency: 'EUR' }, to: { value: '100.00', currency: 'EUR' } },
      },
    });
    expect(await readBalance(holder)).toBe('100.00');
  });

  it('charges the USD fee on a USD account (CARD-003, CARD-006)', async () => {
    const holder = await cards.newHolder({ createdAt: '2020-01-01T00:00:00Z' });
    const intent = await cards.begin(holder, { account: holder.dollar });
    await cards.sheet(intent, 'approve');
    await cards.advance(3);
    expect((await cards.poll(holder, intent, holder.dollar)).json).toMatchObject({ flow: { from: { value: '103.93', currency: 'USD' } } });
  });

  it('can also be polled by its order id, but not from another account (API-034)', async () => {
    const holder = await cards.newHolder({ createdAt: '2020-01-01T00:00:00Z' });
    const { json } = await pay(holder);
    const id = typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
    expect((await cards.poll(holder, id)).status).toBe(200);
    expect((await cards.poll(holder, id, holder.dollar)).status).toBe(404);
    expect((await cards.poll(await cards.newHolder(), id, holder.euro)).status).toBe(404);
    expect((await cards.poll(holder, 'pi_unknown')).status).toBe(404);
    expect((await cards.poll(holder, 'order-1')).status).toBe(400);
  });

  it.each([
    ['decline', 'Your card was declined.'],
    ['cancel', 'The payment was cancelled.'],
  ] as const)('after %s fails with "%s" (API-034)', async (outcome, message) => {
    const holder = await cards.newHolder();
    const intent = await cards.begin(holder);
    await cards.sheet(intent, outcome);
    expect(await cards.poll(holder, intent)).toMatchObject({ status: 400, json: { code: 400, message } });
  });

  it('makes one order when it is confirmed twice (RULE-007)', async () => {
    const holder = await cards.newHolder({ balances: { EUR: '0' }, createdAt: '2020-01-01T00:00:00Z' });
    const intent = await cards.begin(holder);
    expect([(await cards.sheet(intent, 'approve')).status, (await cards.sheet(intent, 'approve')).status]).toEqual([204, 409]);
    await cards.advance(3);
    await cards.advance(3);
    expect(await readBalance(holder)).toBe('100.00');
  });

  it('expires when it is not confirmed for half an hour, so that limits are not exceeded (RULE-007, RULE-005)', async () => {
    const holder = await cards.newHolder({ balances: { EUR: '0' }, createdAt: '2020-01-01T00:00:00Z' });
    const forgotten = await cards.begin(holder, { amount: 2000 });
    await cards.advance(1800);
    expect((await cards.sheet(forgotten, 'approve')).status).toBe(409);
    await cards.advance(3);
    const { access_token: token } = await signInAs(provider, holder);
    expect(await readBalance({ ...holder, token })).toBe('0.00');
  });

  it('without a verified address waits for it, then completes (D-CARD-26, RULE-007)', async () => {
    const holder = await cards.newHolder({ addressStatus: 'pending', balances: { EUR: '0' }, createdAt: '2020-01-01T00:00:00Z' });
    const answer = await pay(holder);
    expect(answer.json).toMatchObject({ status: 'moderate' });
    await provider.control('PATCH', `/customers/${holder.username}`, { addressStatus: 'success' });
    expect(await readBalance(holder)).toBe('100.00');
  });

  it('that waits for card and address is released when both are verified at the same moment (RULE-007)', async () => {
    const waiting = { addressStatus: 'pending', cards: [{ cardType: 'visa', status: 'not_verified' }], balances: { EUR: '0' } };
    const holders = await Promise.all(
      Array.from({ length: PARALLEL_CASES }, () => cards.newHolder({ ...waiting, createdAt: '2020-01-01T00:00:00Z' })),
    );
    for (const holder of holders) await cards.sheet(await cards.begin(holder), 'approve');
    await cards.advance(3);
    await Promise.all(
      holders.flatMap(({ username, card }) => [
        provider.control('PATCH', `/customers/${username}`, { addressStatus: 'success' }),
        provider.control('PATCH', `/cards/${card}`, { status: 'verified' }),
      ]),
    );
    expect(await Promise.all(holders.map((holder) => readBalance(holder)))).toEqual(holders.map(() => '100.00'));
  });

  it('with an unverified card waits for its verification (D-CARDS-09, RULE-007)', async () => {
    const holder = await cards.newHolder({
      cards: [{ cardType: 'visa', status: 'not_verified' }],
      balances: { EUR: '0' },
      createdAt: '2020-01-01T00:00:00Z',
    });
    expect((await pay(holder)).json).toMatchObject({ status: 'moderate' });
    await provider.control('PATCH', `/cards/${holder.card}`, { status: 'verified' });
    expect(await readBalance(holder)).toBe('100.00');
  });
});
