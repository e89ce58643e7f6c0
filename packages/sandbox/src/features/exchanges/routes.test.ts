import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createBankTransferHelpers, createdOrder, type Holder } from '../../testing/bankTransfers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const FORBIDDEN = 'Ensure full verification, including address, is completed. If the error persists, contact support.';
const RATE_CHANGED = 'The rate has changed. Please check the new amount and try again.';
const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

const BALANCES = { balances: { EUR: '1000.00', USD: '1000.00' } };
const { exchangeEuros, exchangeDollars } = bank;
const readBalances = async ({ token, euro, dollar }: Holder) => {
  const { accounts } = await bank.readOperations(token);
  return [euro, dollar].map((id) => accounts.find((account) => account.id === id)?.balance);
};

describe('fiat exchange', () => {
  it('exchanges EUR for USD immediately, without a hold (API-037, RULE-003, RULE-017)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    const answer = await exchangeEuros(holder);
    expect(answer.status).toBe(201);
    expect(await readBalances(holder)).toEqual(['900.00', '1107.85']);
    expect(await bank.readBalance(holder)).toEqual({ balance: '900.00', balanceIn: '0.00', balanceOut: '0.00' });
    const order = await bank.readOrder(holder.token, answer);
    expect(order).toMatchObject({
      type: 'exchange_fiat',
      status: 'completed',
      group: 'exchange',
      volume: { value: '-100.00', currency: 'EUR' },
      flow: { from: { value: '100.00', currency: 'EUR' }, to: { value: '107.85', currency: 'USD' } },
    });
    expect(order.summary.flatMap(({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`))).toEqual([
      'From account: Euro',
      'To account: US dollar',
      'Amount: 100.00 EUR',
      'Rate: 1 EUR = 1.07853 USD',
      'Total receive: 107.85 USD',
      'Compliance check: Passed',
      'Exchange: Completed',
      `Transaction ID: ${order.id}`,
    ]);
  });

  it('exchanges USD for EUR (API-038, RULE-017)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect((await exchangeDollars(holder, '99.99')).status).toBe(201);
    expect(await readBalances(holder)).toEqual(['1091.77', '900.01']);
  });

  it.each([
    [exchangeEuros, '10.05', '10.83'],
    [exchangeEuros, '250.00', '269.63'],
    [exchangeEuros, '10', '10.78'],
    [exchangeDollars, '10.99', '10.08'],
    [exchangeDollars, '33.33', '30.59'],
  ])('case %#: %s (RULE-017, D-FX-02)', async (exchange, value, received) => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect(await bank.readOrder(holder.token, await exchange(holder, value))).toMatchObject({ flow: { to: { value: received } } });
  });

  it('uses the named accounts (API-037, D-FX-04)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect((await exchangeEuros(holder, '100.00', { account: holder.euro, target: holder.dollar })).status).toBe(201);
    expect(await readBalances(holder)).toEqual(['900.00', '1107.85']);
  });

  it.each([
    ['the same rate', '1.07853'],
    ['a lower one, so that the customer gets more', '1.07'],
  ])('accepts %s as shown, and uses its own rate (RULE-017, D-FX-05)', async (_, rate) => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect((await exchangeEuros(holder, '100.00', { rate })).status).toBe(201);
    expect(await readBalances(holder)).toEqual(['900.00', '1107.85']);
  });
});

describe('validation of a fiat exchange', () => {
  const refusals: readonly (readonly [what: string, members: object, status: number, body: object])[] = [
    [
      'less than the minimum',
      { value: '9.99' },
      400,
      { code: 400, message: 'Minimum amount is 10.00 EUR', fields: { value: ['Minimum amount is 10.00 EUR'] } },
    ],
    ['zero', { value: '0' }, 400, { fields: { value: ['Minimum amount is 10.00 EUR'] } }],
    [
      'more than is available',
      { value: '1000.01' },
      400,
      { code: 400_003, message: 'Not enough funds', fields: { value: ['Not enough funds'] } },
    ],
    ['a worse rate than the shown one', { rate: '1.07854' }, 400, { code: 400, message: RATE_CHANGED }],
    ['three decimals', { value: '20.001' }, 400, { fields: { value: ['Incorrect amount'] } }],
    ['an unknown account', { account: 999_999 }, 400, { fields: { account: ['Unknown account'] } }],
    ["another customer's target", { target: 102 }, 400, { fields: { target: ['Unknown account'] } }],
  ];
  it.each(refusals)('refuses %s (API-037, RULE-004)', async (_, members, status, body) => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect(await exchangeEuros(holder, '100.00', members)).toMatchObject({ status, json: body });
    expect(await readBalances(holder)).toEqual(['1000.00', '1000.00']);
  });

  it('states the minimum in its own currency (API-038, RULE-004)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    expect(await exchangeDollars(holder, '9.99')).toMatchObject({
      status: 400,
      json: { message: 'Minimum amount is 10.00 USD' },
    });
    expect(await exchangeDollars(holder, '100.00', { base: 'EUR' })).toMatchObject({
      status: 400,
      json: { fields: { base: ['This value is not valid'] } },
    });
  });

  it('requires a verified address, with the message of the exchange (API-037, RULE-023, FX-011)', async () => {
    const holder = await bank.newHolder('address_none', BALANCES);
    expect(await exchangeEuros(holder)).toMatchObject({ status: 403, json: { code: 403_002, message: FORBIDDEN } });
    await bank.patch(holder.username, { addressStatus: 'pending' });
    expect(await exchangeEuros(holder)).toMatchObject({ status: 403, json: { code: 403_003, message: FORBIDDEN } });
  });

  it('refuses a blocked service provider (API-037, RULE-034)', async () => {
    const blocked = await bank.newHolder('empty', { ...BALANCES, roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(await exchangeEuros(blocked)).toMatchObject({ status: 403, json: { code: 403_004 } });
  });

  it('refuses while the switch is on (API-037, API-038, RULE-033)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    await provider.control('PATCH', '/settings', { exchange_disabled: true });
    try {
      expect(await exchangeEuros(holder)).toMatchObject({ status: 403, json: { code: 403_005, message: FORBIDDEN } });
      expect(await exchangeDollars(holder)).toMatchObject({ status: 403, json: { code: 403_005, message: FORBIDDEN } });
    } finally {
      await provider.control('PATCH', '/settings', { exchange_disabled: false });
    }
  });

  it('refuses a rate that got worse since it was shown, and uses a better one (RULE-017, D-FX-05)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    await provider.control('PATCH', '/settings', { eur_exchange_usd_rate: '1.00' });
    try {
      expect(await exchangeEuros(holder, '100.00', { rate: '1.07853' })).toMatchObject({ status: 400, json: { message: RATE_CHANGED } });
      await provider.control('PATCH', '/settings', { eur_exchange_usd_rate: '1.20' });
      expect((await exchangeEuros(holder, '100.00', { rate: '1.07853' })).status).toBe(201);
      expect(await readBalances(holder)).toEqual(['900.00', '1120.00']);
    } finally {
      await provider.control('PATCH', '/settings', { eur_exchange_usd_rate: '1.07853' });
    }
  });

  it('refuses an amount that would become 0.00 (RULE-017, D-FX-03)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    await provider.control('PATCH', '/settings', { eur_exchange_usd_minimal: '0.00', eur_exchange_usd_rate: '0.5' });
    try {
      expect((await exchangeEuros(holder, '0.01')).status).toBe(400);
      expect((await exchangeEuros(holder, '0.02')).status).toBe(201);
    } finally {
      await provider.control('PATCH', '/settings', { eur_exchange_usd_minimal: '10.00', eur_exchange_usd_rate: '1.07853' });
    }
  });
});

describe('the idempotency of an exchange', () => {
  it('posts ten simultaneous identical requests exactly once (API-037, D-FX-09)', async () => {
    const holder = await bank.newHolder('empty', BALANCES);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeEuros(holder, '100.00', {}, key)));
    const placed = answers.filter(({ status }) => status === 201).map(({ json }) => z.parse(createdOrder, json).id);
    expect(new Set(placed).size).toBe(1);
    expect(await exchangeEuros(holder, '100.00', {}, key)).toMatchObject({ status: 201, json: { id: placed[0] } });
    expect(await readBalances(holder)).toEqual(['900.00', '1107.85']);
  });

  it('never lets two tabs spend the same money (RULE-001)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '100.00', USD: '0.00' } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchangeEuros(holder, '60.00')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await readBalances(holder)).toEqual(['40.00', '64.71']);
  });
});
