import { requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import { referralInfo } from '@wallet/contract/customer/referral';
import { referralInfoExample } from '@wallet/contract/examples/referral';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers } from '../../testing/bankTransfers.ts';
import { createCustomer, createSession, DEMO, signInAs, readCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const bank = createBankTransferHelpers(provider);

type Session = Awaited<ReturnType<typeof createSession>>;
const readInfo = async ({ token }: Pick<Session, 'token'>) =>
  z.parse(referralInfo, (await provider.request('GET', '/referral/info', { token })).json);
const deposit = (username: string, amount: string, kind = 'card', currency = 'EUR') =>
  provider.control('POST', '/deposits', { username, currency, amount, kind });
const readEuros = async ({ id }: Pick<Session, 'id'>): Promise<bigint> => {
  const rows = await provider.database
    .selectFrom('account')
    .select('available')
    .where('customer_id', '=', id)
    .where('currency', '=', 'EUR')
    .execute();
  return rows[0]?.available ?? 0n;
};
const readBonuses = async ({ id }: Pick<Session, 'id'>): Promise<readonly string[]> => {
  await provider.services.jobs.run();
  const rows = await provider.database
    .selectFrom('orders')
    .select('volume_value')
    .where('customer_id', '=', id)
    .where('type', '=', 'referral_bonus')
    .orderBy('id')
    .execute();
  return rows.map(({ volume_value: value }) => value);
};

async function invite(code: string, balances: object = { EUR: '1000.00', USD: '1000.00' }): Promise<Session> {
  const customer = await createCustomer(provider, 'kyc_start');
  const codeAnswer = await provider.request('POST', '/one_time_code', {
    body: { username: customer.username, intent: 'sign_up', captchaToken: 'any' },
  });
  const { tenant_uuid: tenant } = z.parse(requestOneTimeCode.answers[200], codeAnswer.json);
  const sent = await readCode(provider, customer.username);
  const data = { username: customer.username, code: sent, tenant_uuid: tenant, invite_code: code };
  const answer = await provider.request('POST', '/sign_up', { body: { token: 'any', data } });
  if (answer.status !== 200) throw new Error(`The sign-up was refused: ${answer.text}`);
  await bank.patch(customer.username, { status: 'on_board', addressStatus: 'success', iban: 'bound', balances });
  const tokens = await signInAs(provider, customer);
  return { ...customer, token: tokens.access_token, refresh: tokens.refresh_token };
}

let place = 0;
async function createReferrer(): Promise<Session & { readonly code: string }> {
  place += 1;
  const code = `INVITE-${place}`;
  return { ...(await createSession(provider, 'empty', { referral: code, balances: { EUR: '0.00' } })), code };
}

it('the demo customer has two friends behind the bonuses of the history (MKT-024, REF-008)', async () => {
  const demo = await signInAs(provider, DEMO);
  expect(await readInfo({ token: demo.access_token })).toEqual(referralInfoExample);
  const friends = await provider.database
    .selectFrom('customer')
    .selectAll()
    .where('referred_by', '=', 5001)
    .orderBy('created_at')
    .execute();
  const bonuses = await provider.database
    .selectFrom('orders')
    .select('created_at')
    .where('customer_id', '=', 5001)
    .where('type', '=', 'referral_bonus')
    .orderBy('created_at')
    .execute();
  expect(friends.map(({ referral_activated_at: at }) => at)).toEqual([bonuses[0]?.created_at, null]);
});

describe('the program of a customer', () => {
  it('returns the code, the earnings, and the friends with masked phones (REF-007, REF-008, RULE-032)', async () => {
    const referrer = await createReferrer();
    expect(await readInfo(referrer)).toEqual({ invite_code: referrer.code, earned_value: '0.00', earned_currency: 'EUR', referrals: [] });
    const friend = await invite(referrer.code);
    const masked = `${friend.username.slice(0, 4)}***${friend.username.slice(-2)}`;
    expect((await readInfo(referrer)).referrals).toEqual([{ username: masked, activated: false }]);
    await deposit(friend.username, '50.00');
    expect(await readInfo(referrer)).toMatchObject({ earned_value: '5.39', referrals: [{ username: masked, activated: true }] });
  });

  it('has no invite code for a customer without one (D-REF-05)', async () => {
    const session = await createSession(provider, 'empty', { referral: null });
    expect((await readInfo(session)).invite_code).toBeNull();
  });
});

describe('the bonus', () => {
  it.each([
    ['49.99', 'card', false],
    ['50.00', 'card', true],
    ['49.99', 'sepa', false],
    ['50.00', 'sepa', true],
  ])('after a top-up of %s by %s, activated is %s (RULE-032, D-REF-11, LIM-088)', async (amount, kind, activated) => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await deposit(friend.username, amount, kind);
    expect((await readInfo(referrer)).referrals[0]?.activated).toBe(activated);
    expect((await readBonuses(referrer)).includes('5.00')).toBe(activated);
  });

  it('converts a top-up in USD to EUR: 53.99 is 49.99, 54.00 is 50.00 (RULE-032, D-REF-11)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await deposit(friend.username, '53.99', 'card', 'USD');
    expect(await readBonuses(referrer)).not.toContain('5.00');
    await deposit(friend.username, '54.00', 'card', 'USD');
    expect(await readBonuses(referrer)).toContain('5.00');
  });

  it('counts a withdrawal once it has completed, not before (RULE-032)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    expect((await bank.withdraw(await bank.toHolder(friend))).status).toBe(201);
    expect(await readBonuses(referrer)).toEqual([]);
    await bank.advance(61);
    // The fee of 500.00 is 1.75, and a quarter of it 0.4375.
    expect(await readBonuses(referrer)).toEqual(['5.00', '0.43']);
  });

  it('is not paid for a rejected operation (RULE-032)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await provider.control('POST', '/deposits', {
      username: friend.username,
      currency: 'EUR',
      amount: '200.00',
      kind: 'sepa',
      sender: 'Somebody Else',
    });
    expect(await readBonuses(referrer)).toEqual([]);
  });

  it('is paid once per friend, even for simultaneous top-ups (RULE-032)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await Promise.all(Array.from({ length: 5 }, () => deposit(friend.username, '100.00')));
    const paid = await readBonuses(referrer);
    expect(paid.filter((amount) => amount === '5.00')).toHaveLength(1);
    // The fee of 100.00 is 2.87, and a quarter of it 0.7175.
    expect(paid.filter((amount) => amount === '0.71')).toHaveLength(5);
    expect(await readEuros(referrer)).toBe(855n);
    expect((await readInfo(referrer)).earned_value).toBe('8.55');
  });

  it('is paid for each friend (RULE-032)', async () => {
    const referrer = await createReferrer();
    for (const friend of [await invite(referrer.code), await invite(referrer.code)]) await deposit(friend.username, '50.00');
    expect((await readBonuses(referrer)).filter((amount) => amount === '5.00')).toHaveLength(2);
  });

  it('is paid once by a job that runs again after a failure (RULE-032)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await deposit(friend.username, '100.00');
    await Promise.all([provider.services.jobs.run(), provider.services.jobs.run(), readInfo(referrer)]);
    expect(await readBonuses(referrer)).toEqual(['5.00', '0.71']);
  });
});

describe('the share of fees', () => {
  it('is a quarter of each fee, rounded down, and nothing below 0.01 (RULE-032, LIM-089, D-REF-11)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await deposit(friend.username, '20.00', 'sepa');
    expect(await readBonuses(referrer)).toEqual(['1.25']);
    await deposit(friend.username, '1000.00', 'sepa');
    expect(await readBonuses(referrer)).toEqual(['1.25', '5.00']);
  });

  it('is paid to an EUR account, which is opened if there is none (RULE-032)', async () => {
    const referrer = await createSession(provider, 'kyc_completed', { referral: 'EARLY-1' });
    const friend = await invite('EARLY-1');
    await deposit(friend.username, '50.00');
    expect(await readBonuses(referrer)).toEqual(['5.00', '0.39']);
    expect(await readEuros(referrer)).toBe(539n);
  });

  it('is a completed order of the history, without a flow (RULE-032, RULE-019)', async () => {
    const referrer = await createReferrer();
    const friend = await invite(referrer.code);
    await deposit(friend.username, '50.00');
    const { json } = await provider.request('GET', '/search/orders?type[]=referral_bonus', { token: referrer.token });
    expect(json).toMatchObject({
      total: 2,
      orders: [
        { type_human: 'Referral bonus', status: 'completed', group: 'incomings', volume: { value: '0.39', currency: 'EUR' }, flow: null },
        { volume: { value: '5.00', currency: 'EUR' } },
      ],
    });
  });

  it('is not paid for a customer without a referrer (RULE-032)', async () => {
    const before = await provider.database.selectFrom('orders').select('id').where('type', '=', 'referral_bonus').execute();
    const alone = await createSession(provider, 'empty');
    await deposit(alone.username, '500.00');
    await provider.services.jobs.run();
    expect(await provider.database.selectFrom('orders').select('id').where('type', '=', 'referral_bonus').execute()).toHaveLength(
      before.length,
    );
  });
});

it('refuses an invite code of another customer with a message, but accepts the customer’s own (RULE-032)', async () => {
  const referral = { inviteCode: crypto.randomUUID() };
  const { username } = await createSession(provider, 'empty', { referral });
  for (const taken of [referral, referral.inviteCode]) {
    const { json, status } = await provider.control('POST', '/customers', { preset: 'empty', overrides: { referral: taken } });
    expect([status, json]).toMatchObject([
      400,
      { fields: { referral: [`Another customer has the invite code "${referral.inviteCode}"`] } },
    ]);
  }
  expect((await provider.control('PATCH', `/customers/${username}`, { referral })).status).toBe(200);
});
