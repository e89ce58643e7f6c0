import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createBankTransferHelpers, createdOrder, OUTSIDE_IBAN, type Withdrawal } from '../../testing/bankTransfers.ts';
import { readInbox } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

describe('SEPA withdrawal', () => {
  it('holds the amount immediately, and returns the order (API-036, RULE-003)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
    const answer = await bank.withdraw(holder);
    expect(answer.status).toBe(201);
    expect(await bank.readBalance(holder)).toEqual({ balance: '500.00', balanceIn: '0.00', balanceOut: '500.00' });
    const order = await bank.readOrder(holder.token, answer);
    expect(order).toMatchObject({
      type: 'withdraw_sepa',
      type_human: 'SEPA withdrawal',
      status: 'pending',
      group: 'outgoings',
      volume: { value: '-500.00', currency: 'EUR' },
      flow: { from: { value: '500.00', currency: 'EUR' }, to: { value: '498.25', currency: 'EUR' } },
      rejected_message: null,
    });
    expect(order.summary.flatMap(({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`))).toEqual([
      'From account: Euro',
      expect.stringMatching(/^Beneficiary: \w+ \w+$/),
      `IBAN: ${OUTSIDE_IBAN}`,
      'Amount: 500.00 EUR',
      'Fee: 1.75 EUR',
      'Total receive: 498.25 EUR',
      'Compliance check: Passed',
      'Bank transfer: In progress',
      `Transaction ID: ${order.id}`,
    ]);
  });

  it.each([
    ['10.01', '9.01'],
    ['288.58', '287.57'],
    ['500', '498.25'],
    ['9999.99', '9965.00'],
  ])('of %s sends %s (RULE-009, SEPA-032)', async (amount, received) => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '20000.00' } });
    const answer = await bank.withdraw(holder, { amount });
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'pending', flow: { to: { value: received } } });
  });

  it('completes after 60 s of the clock, and sends an e-mail (RULE-020)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' }, email: `withdraw-${randomUUID()}@example.com` });
    const answer = await bank.withdraw(holder);
    await bank.advance(61);
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'completed' });
    expect(await bank.readBalance(holder)).toEqual({ balance: '500.00', balanceIn: '0.00', balanceOut: '0.00' });
    const { email } = z.parse(z.object({ email: z.string() }), (await provider.request('GET', '/info/full', { token: holder.token })).json);
    expect((await readInbox(provider, email)).map(({ subject }) => subject)).toContain('SEPA withdrawal completed');
  });

  it('returns the full amount when the bank rejects it (RULE-003)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
    const answer = await bank.withdraw(holder);
    const { id } = z.parse(createdOrder, answer.json);
    await provider.control('PATCH', `/orders/${id}`, { status: 'rejected', rejected_message: 'Account closed' });
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'rejected', rejected_message: 'Account closed' });
    expect(await bank.readBalance(holder)).toEqual({ balance: '1000.00', balanceIn: '0.00', balanceOut: '0.00' });
  });

  it('is reviewed from 10000.00 on, then completes (RULE-009)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '30000.00' } });
    const answer = await bank.withdraw(holder, { amount: '10000.00' });
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'moderate', flow: { to: { value: '9965.00' } } });
    await bank.advance(121);
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'pending' });
    await bank.advance(61);
    expect(await bank.readOrder(holder.token, answer)).toMatchObject({ status: 'completed' });
  });

  it('is reviewed when a session by code sends to a new IBAN, the second time too (RULE-009, D-AUTH-04)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
    const answer = await provider.request('POST', '/one_time_code', {
      body: { username: holder.username, intent: 'login', method: 'sms', captchaToken: '' },
    });
    const { tenant_uuid: tenant } = z.parse(z.object({ tenant_uuid: z.string() }), answer.json);
    const [message] = await readInbox(provider, holder.username);
    const signedIn = await provider.request('POST', '/login', {
      body: { username: holder.username, password: message?.code, tenant_uuid: tenant },
    });
    const { access_token: token } = z.parse(z.object({ access_token: z.string() }), signedIn.json);
    const first = await bank.withdraw(holder, { token, amount: '20.00' });
    const second = await bank.withdraw(holder, { token, amount: '20.00' });
    expect(await bank.readOrder(token, first)).toMatchObject({ status: 'moderate' });
    expect(await bank.readOrder(token, second)).toMatchObject({ status: 'moderate' });
    const byPassword = await bank.withdraw(holder, { amount: '20.00' });
    expect(await bank.readOrder(token, byPassword)).toMatchObject({ status: 'pending' });
    const withdrawal = await bank.withdraw(holder, { token, amount: '20.00' });
    expect(await bank.readOrder(token, withdrawal)).toMatchObject({ status: 'pending' });
  });

  it('remembers the IBAN for the next time (SEPA-041, D-SEPA-20)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
    await bank.withdraw(holder, { iban: 'de89 3704 0044 0532 0130 00' });
    expect((await bank.readOperations(holder.token)).requisites.withdrawSepa[0]?.iban).toBe(OUTSIDE_IBAN);
  });
});

describe('validation of a SEPA withdrawal', () => {
  const refusals: readonly (readonly [what: string, asked: Withdrawal, status: number, body: object])[] = [
    [
      'an amount equal to the minimum',
      { amount: '10.00' },
      400,
      { code: 400, message: 'Min: more than 10.00 EUR', fields: { amount: ['Min: more than 10.00 EUR'] } },
    ],
    ['zero', { amount: '0' }, 400, { code: 400, fields: { amount: ['Min: more than 10.00 EUR'] } }],
    [
      'more than is available',
      { amount: '1000.01' },
      400,
      { code: 400_003, message: 'Not enough funds', fields: { amount: ['Not enough funds'] } },
    ],
    ['three decimals', { amount: '20.001' }, 400, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['a wrong IBAN', { iban: 'DE88370400440532013000' }, 400, { code: 400, fields: { iban: ['Invalid number'] } }],
    ['an IBAN outside SEPA', { iban: 'TR330006100519786457841326' }, 400, { code: 400, fields: { iban: ['Bank is outside SEPA'] } }],
    ['an unknown account', { account: 999_999 }, 404, { code: 404 }],
    ['an invalid key', { key: 'short' }, 400, { code: 400_001 }],
  ];
  it.each(refusals)('refuses %s (API-036, RULE-004)', async (_, request, status, body) => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
    expect(await bank.withdraw(holder, request)).toMatchObject({ status, json: body });
    expect(await bank.readBalance(holder)).toEqual({ balance: '1000.00', balanceIn: '0.00', balanceOut: '0.00' });
  });

  it('refuses the IBAN of the account itself (API-036)', async () => {
    const holder = await bank.newHolder();
    const own = (await bank.readOperations(holder.token)).requisites.withdrawSepa[0]?.virtualIban;
    expect(await bank.withdraw(holder, { iban: own })).toMatchObject({
      status: 400,
      json: { fields: { iban: ['You cannot withdraw to this account'] } },
    });
  });

  it('returns 404 for dollar accounts, wallets and other customers’ accounts (API-036, RULE-037)', async () => {
    const holder = await bank.newHolder();
    for (const account of [holder.dollar, holder.wallet, 101])
      expect(await bank.withdraw(holder, { account })).toMatchObject({ status: 404, json: { code: 404 } });
  });

  it.each([
    ['address_none', 403, 403_002, 'Confirm the address'],
    ['address_reject', 403, 403_002, 'Confirm the address'],
    ['no_iban', 409, 409_003, 'Your IBAN is pending'],
  ])('refuses a customer with %s (API-036, RULE-023, RULE-024)', async (preset, status, code, message) => {
    expect(await bank.withdraw(await bank.newHolder(preset))).toMatchObject({ status, json: { code, message } });
  });

  it('refuses while the address is under review (API-036, RULE-023)', async () => {
    const holder = await bank.newHolder();
    await bank.patch(holder.username, { addressStatus: 'pending' });
    expect(await bank.withdraw(holder)).toMatchObject({ status: 403, json: { code: 403_003, message: 'Address verification is pending' } });
  });
});

describe('a switch of the operator', () => {
  it('closes both bank transfers while it is on, before the address is checked (RULE-033, API-035, API-036)', async () => {
    const holder = await bank.newHolder('address_none');
    await provider.control('PATCH', '/settings', { banks_disabled: true });
    try {
      expect(await bank.withdraw(holder)).toMatchObject({
        status: 403,
        json: { code: 403_005, message: 'This service is not available now' },
      });
      expect(await bank.topUp(holder, '100')).toMatchObject({ status: 403, json: { code: 403_005 } });
      expect(await bank.withdraw(holder, { account: 999_999 })).toMatchObject({ status: 404 });
      expect((await bank.readOperations(holder.token)).operations.flatMap(({ targetIds }) => targetIds)).not.toContain('bank:1');
    } finally {
      await provider.control('PATCH', '/settings', { banks_disabled: false });
    }
  });
});

describe('the idempotency of a withdrawal', () => {
  it('never lets two tabs spend the same money (RULE-001, D-SEPA-25)', async () => {
    const holder = await bank.newHolder('empty', { balances: { EUR: '100.00' } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => bank.withdraw(holder, { amount: '60.00' })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    expect((await bank.readBalance(holder)).balance).toBe('40.00');
  });
});
