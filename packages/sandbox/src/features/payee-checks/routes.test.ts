import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers, OUTSIDE_IBAN } from '../../testing/bankTransfers.ts';
import { signInAs } from '../../testing/customers.ts';
import { listedIbans } from '../../kernel/payee/payeeDirectory.ts';
import { createPayeeHelpers } from '../../testing/payees.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);
const payees = createPayeeHelpers(provider);

const alice = { dossier: { personal: { givenName: 'Alice', familyName: 'Hale' } } };
const createHolder = (overrides: object = {}) => bank.newHolder('empty', { balances: { EUR: '1000.00' }, ...alice, ...overrides });
const readNameCheck = (order: Awaited<ReturnType<typeof bank.readOrder>>) =>
  order.summary.flatMap(({ rows }) => rows).find(({ name }) => name === 'Name check')?.value;

describe('the check of a payee', () => {
  it.each([
    ['an IBAN that is not listed', OUTSIDE_IBAN, { outcome: 'match', held_name: null, reason: null }],
    ['an initial at the bank', listedIbans.close, { outcome: 'close_match', held_name: 'A. Hale', reason: null }],
    ['somebody else', listedIbans.other, { outcome: 'no_match', held_name: null, reason: null }],
    ['a bank that cannot be reached', listedIbans.unreachable, { outcome: 'not_possible', reason: 'unreachable' }],
    ['a bank that does not know the account', listedIbans.unknown, { outcome: 'not_possible', reason: 'not_found' }],
    ['two holders', listedIbans.couple, { outcome: 'match', held_name: null, reason: null }],
    ['a company', listedIbans.company, { outcome: 'no_match', held_name: null, reason: null }],
  ] as const)('returns the result for %s (API-090, RULE-039, VOP-003)', async (_, iban, answer) => {
    const holder = await createHolder();
    expect(await payees.check(holder, iban)).toMatchObject({ name: 'Alice Hale', ...answer, first_time: true, trusted: false });
  });

  it('never reveals the holder of another person’s account (VOP-007)', async () => {
    const holder = await createHolder();
    expect((await payees.requestCheck(holder, listedIbans.other)).text).not.toMatch(/Marlene|Osterkamp/);
  });

  it('waits for a slow bank, but not longer than the setting allows (RULE-039, VOP-003)', async () => {
    const [patient, impatient] = [await createHolder(), await createHolder()];
    await provider.control('PUT', '/payees/EE382200221020145685', { username: patient.username, delayMs: 300 });
    await provider.control('PUT', '/payees/EE382200221020145685', { username: impatient.username, delayMs: 60_000 });
    expect(await payees.check(patient, 'EE382200221020145685')).toMatchObject({ outcome: 'match' });
    await provider.control('PATCH', '/settings', { payee_check_seconds: 1 });
    expect(await payees.check(impatient, 'EE382200221020145685')).toMatchObject({ outcome: 'not_possible', reason: 'timeout' });
    await provider.control('PATCH', '/settings', { payee_check_seconds: 5 });
  });

  it('checks the name of a company that has entered one (VOP-001, RULE-039)', async () => {
    const holder = await createHolder({ entityType: 'company', companyName: 'Kolm Werkzeuge Gesellschaft mbH' });
    expect(await payees.check(holder, listedIbans.company)).toMatchObject({
      outcome: 'match',
      name: 'Kolm Werkzeuge Gesellschaft mbH',
    });
    expect((await bank.readOperations(holder.token)).requisites.withdrawSepa[0]?.beneficiaryName).toBe('Kolm Werkzeuge Gesellschaft mbH');
  });

  it('removes invisible characters from the bank’s names, and limits them to 140 characters (VOP-019)', async () => {
    const holder = await createHolder();
    const name = `A.\u202E Hale\u0007 ${'Maria '.repeat(1)}${'x'.repeat(200)}`;
    await provider.control('PUT', `/payees/${OUTSIDE_IBAN}`, { username: holder.username, holders: [{ name, kind: 'person' }] });
    const { held_name: heldName } = await payees.check(holder, OUTSIDE_IBAN);
    expect(heldName).toBe(`A. Hale Maria ${'x'.repeat(126)}`);
  });

  it.each([
    ['another customer’s account', async () => ({ account: (await createHolder()).euro, iban: OUTSIDE_IBAN }), 404, undefined],
    ['a dollar account', async (own: { dollar: number }) => ({ account: own.dollar, iban: OUTSIDE_IBAN }), 404, undefined],
    ['a wrong IBAN', async () => ({ iban: 'DE00370400440532013000' }), 400, { iban: ['Invalid number'] }],
    ['a bank outside SEPA', async () => ({ iban: 'TR330006100519786457841326' }), 400, { iban: ['Bank is outside SEPA'] }],
  ] as const)('refuses %s (API-090)', async (_, request, status, fields) => {
    const holder = await createHolder();
    const { account = holder.euro, iban }: { account?: number; iban: string } = await request(holder);
    const answer = await payees.requestCheck(holder, iban, account);
    expect(answer.status).toBe(status);
    if (fields !== undefined) expect(answer.json).toMatchObject({ fields });
  });

  it.each([
    ['the address is needed', { addressStatus: 'none' }, 403_002],
    ['the address is under review', { addressStatus: 'pending' }, 403_003],
    ['the IBAN is pending', { iban: 'none' }, 409_003],
  ])('is refused while %s (API-090)', async (_, state, code) => {
    expect((await payees.requestCheck(await createHolder(state), OUTSIDE_IBAN)).json).toMatchObject({ code });
  });

  it('does not exist for customers with it off, whose withdrawals ignore its members (API-090, RULE-041, VOP-001)', async () => {
    const holder = await createHolder({ payeeCheck: 'off' });
    expect(await payees.requestCheck(holder, OUTSIDE_IBAN)).toMatchObject({ status: 404 });
    expect((await bank.readOperations(holder.token)).settings.payee_check).toBe('off');
    expect((await payees.withdraw(holder, { iban: listedIbans.other, payee_check: 'pc_x' })).status).toBe(201);
  });

  it('is possible twenty times a minute (API-090)', async () => {
    const holder = await createHolder();
    await provider.control('PATCH', '/settings', { rateLimitFactor: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await payees.requestCheck(holder, OUTSIDE_IBAN)).status);
    await provider.control('PATCH', '/settings', { rateLimitFactor: 100 });
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a withdrawal with a check', () => {
  it.each([
    [listedIbans.close, 'Name at the bank: A. Hale'],
    [listedIbans.other, 'Not confirmed by the bank'],
    [listedIbans.unreachable, 'Could not be checked'],
    [OUTSIDE_IBAN, undefined],
  ])('to %s is accepted, and its order contains: %s (VOP-012, RULE-041)', async (iban, row) => {
    const holder = await createHolder();
    const { token } = await payees.check(holder, iban);
    const answer = await payees.withdraw(holder, { iban, payee_check: token, payee_accepted: true });
    expect(answer.status).toBe(201);
    const order = await bank.readOrder(holder.token, answer);
    expect(readNameCheck(order)).toBe(row);
    expect(order.summary[0]?.rows.map(({ name, value }) => `${name}: ${value}`)).toContain('Beneficiary: Alice Hale');
    const audit = await provider.control('GET', `/audit?username=${encodeURIComponent(holder.username)}&event=payee%20check`);
    expect(audit.json).toMatchObject([
      { outcome: expect.stringMatching(new RegExp(`^(match|close_match|no_match|not_possible) ${order.id}$`)) },
    ]);
  });

  it.each([
    ['not_accepted', async (own: Own) => ({ iban: listedIbans.close, payee_check: await own.token(listedIbans.close) })],
    [
      'not_accepted',
      async (own: Own) => ({ iban: listedIbans.other, payee_check: await own.token(listedIbans.other), payee_accepted: false }),
    ],
    ['other_iban', async (own: Own) => ({ iban: listedIbans.close, payee_check: await own.token(OUTSIDE_IBAN), payee_accepted: true })],
    ['unknown', async () => ({ iban: OUTSIDE_IBAN, payee_check: `pc_${'x'.repeat(43)}`, payee_accepted: true })],
    ['missing', async () => ({ iban: listedIbans.close, payee_accepted: true })],
  ])('is refused with the reason %s, and nothing moves (RULE-041)', async (reason, members) => {
    const holder = await createHolder();
    const key = randomUUID();
    const token = async (iban: string) => (await payees.check(holder, iban)).token;
    const answer = await payees.withdraw(holder, await members({ token }), { key });
    expect(answer).toMatchObject({ status: 409, json: { code: 409_041, message: "Check the account holder's name first", reason } });
    expect(await bank.readBalance(holder)).toEqual({ balance: '1000.00', balanceIn: '0.00', balanceOut: '0.00' });
    expect((await payees.withdraw(holder, { iban: OUTSIDE_IBAN }, { key })).status).toBe(201);
  });

  it('refuses another customer’s token, another session’s, and one for another name (RULE-041)', async () => {
    const holder = await createHolder();
    const stranger = await createHolder();
    const { token } = await payees.check(holder, OUTSIDE_IBAN);
    const members = { iban: OUTSIDE_IBAN, payee_check: token };
    expect((await payees.withdraw(stranger, members)).json).toMatchObject({ reason: 'unknown' });
    const { access_token: other } = await signInAs(provider, holder);
    expect((await payees.withdraw(holder, members, { token: other })).json).toMatchObject({ reason: 'other_session' });
    await bank.patch(holder.username, { dossier: { personal: { familyName: 'Stone' } } });
    expect((await payees.withdraw(holder, members)).json).toMatchObject({ reason: 'other_name' });
  });

  it('accepts the check for 600 seconds, but not at exactly 600 (RULE-039, RULE-041)', async () => {
    const holder = await createHolder();
    const { token, expires_at: end } = await payees.check(holder, OUTSIDE_IBAN);
    const seconds = async () => Math.floor((Date.parse(end) - provider.services.clock.now().getTime()) / 1000);
    await bank.advance((await seconds()) - 1);
    const members = { iban: OUTSIDE_IBAN, payee_check: token };
    expect((await payees.withdraw(holder, { ...members, amount: '99999.00' })).json).toMatchObject({ code: 400_003 });
    await bank.advance(2);
    expect((await payees.withdraw(holder, members)).json).toMatchObject({ reason: 'expired' });
  });

  it('spends the check once, even for ten simultaneous requests, and not when it is refused (RULE-039, RULE-041)', async () => {
    const holder = await createHolder();
    const { token } = await payees.check(holder, OUTSIDE_IBAN);
    const members = { iban: OUTSIDE_IBAN, payee_check: token };
    expect((await payees.withdraw(holder, { ...members, amount: '5000.00' })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payees.withdraw(holder, members)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).map(({ json }) => json)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ code: 409_041, reason: 'spent' })),
    );
    expect(await bank.readBalance(holder)).toMatchObject({ balance: '980.00' });
  });

  it('returns the stored response for the same key, even after the check expired (RULE-041, VOP-015)', async () => {
    const holder = await createHolder();
    const { token } = await payees.check(holder, OUTSIDE_IBAN);
    const key = randomUUID();
    const members = { iban: OUTSIDE_IBAN, payee_check: token };
    const first = await payees.withdraw(holder, members, { key });
    await bank.advance(700);
    const again = await payees.withdraw(holder, members, { key });
    expect(again).toMatchObject({ status: 201, json: first.json });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('without a token succeeds only if the bank confirms the name, and never in strict mode (D-VOP-02)', async () => {
    const holder = await createHolder();
    expect((await payees.withdraw(holder, { iban: OUTSIDE_IBAN })).status).toBe(201);
    expect((await payees.withdraw(holder, { iban: listedIbans.unreachable })).json).toMatchObject({ reason: 'missing' });
    await bank.patch(holder.username, { payeeCheck: 'strict' });
    expect((await payees.withdraw(holder, { iban: OUTSIDE_IBAN })).json).toMatchObject({ reason: 'missing' });
    await bank.patch(holder.username, { payeeCheck: null });
    expect((await payees.withdraw(holder, { iban: OUTSIDE_IBAN })).status).toBe(201);
  });

  it('refuses a check after its session has ended (RULE-039, VOP-016)', async () => {
    const holder = await createHolder();
    const { token } = await payees.check(holder, OUTSIDE_IBAN);
    await provider.request('POST', '/logout', { token: holder.token, body: {} });
    const { access_token: next } = await signInAs(provider, holder);
    expect((await payees.withdraw(holder, { iban: OUTSIDE_IBAN, payee_check: token }, { token: next })).json).toMatchObject({
      code: 409_041,
      reason: 'other_session',
    });
  });
});

it('the request list and the audit log contain neither the name nor the token (VOP-021, RULE-036)', async () => {
  const holder = await createHolder();
  const { token } = await payees.check(holder, listedIbans.close);
  await payees.withdraw(holder, { iban: listedIbans.close, payee_check: token, payee_accepted: true });
  const [requests, audit] = [
    await provider.control('GET', `/requests?username=${encodeURIComponent(holder.username)}`),
    await provider.control('GET', '/audit'),
  ];
  expect(requests.text).toContain('/payee_checks');
  for (const { text } of [requests, audit]) {
    expect(text).not.toContain(token.slice(3));
    expect(text).not.toMatch(/A\. Hale|Alice/);
  }
});

it('the control surface compares two names without a check (RULE-040)', async () => {
  const holders = [{ name: 'A. Keller & B. Keller', kind: 'person' }];
  const answer = await provider.control('POST', '/payees/compare', { name: 'Anna Keller', kind: 'person', holders });
  expect(answer.json).toEqual({ outcome: 'close_match', held_name: 'A. Keller' });
});

it('the operator’s answer for an IBAN can be removed (RULE-039)', async () => {
  const holder = await createHolder();
  const path = `/payees/${OUTSIDE_IBAN}?username=${encodeURIComponent(holder.username)}`;
  await provider.control('PUT', `/payees/${OUTSIDE_IBAN}`, { username: holder.username, answer: 'no_name' });
  expect(await payees.check(holder, OUTSIDE_IBAN)).toMatchObject({ outcome: 'not_possible', reason: 'no_name' });
  expect((await provider.control('DELETE', path)).status).toBe(204);
  expect(await payees.check(holder, OUTSIDE_IBAN)).toMatchObject({ outcome: 'match' });
});

type Own = { readonly token: (iban: string) => Promise<string> };

const lookUp = z.object({ first_time: z.boolean(), last_used_at: z.nullable(z.string()), trusted: z.boolean() });

const checkPayee = async (token: string, kind: string, value: string) =>
  z.parse(lookUp, (await provider.request('POST', '/recipients/look_up', { token, body: { kind, value } })).json);

describe('the look-up of a recipient', () => {
  it('reports a recipient as new until a transfer has completed, ignoring case (API-091)', async () => {
    const holder = await createHolder();
    const iban = 'EE382200221020145685';
    expect(await checkPayee(holder.token, 'iban', iban)).toEqual({ first_time: true, last_used_at: null, trusted: false });
    await provider.control('POST', '/recipients', {
      username: holder.username,
      kind: 'address',
      value: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      lastUsedAt: '2026-01-05T10:00:00.000Z',
      trusted: true,
    });
    expect(await checkPayee(holder.token, 'address', '0x71c7656ec7ab88b098defb751b7401b5f6d8976f')).toEqual({
      first_time: false,
      last_used_at: '2026-01-05T10:00:00.000Z',
      trusted: true,
    });
    await payees.withdraw(holder, { iban });
    expect(await checkPayee(holder.token, 'iban', 'EE38 2200 2210 2014 5685')).toMatchObject({ first_time: false });
    await payees.withdraw(holder, { iban: OUTSIDE_IBAN });
    expect(await checkPayee(holder.token, 'iban', iban)).toMatchObject({ first_time: true });
    await bank.advance(61);
    expect(await checkPayee(holder.token, 'iban', iban)).toMatchObject({ first_time: false });
  });

  it('returns 404 while the setting is off (API-091)', async () => {
    const holder = await createHolder({ recipientLookUp: false });
    const answer = await provider.request('POST', '/recipients/look_up', {
      token: holder.token,
      body: { kind: 'iban', value: OUTSIDE_IBAN },
    });
    expect(answer.status).toBe(404);
  });
});
