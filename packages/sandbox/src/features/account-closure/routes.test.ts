import { requestClosureCode } from '@wallet/contract/customer/account-closure';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers } from '../../testing/bankTransfers.ts';
import { createSession, pickWrongCode, readCode, signInAs } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const PATH = '/private/user/account_closure';
const provider = setUpProvider();

const request = (token: string) => provider.request('GET', PATH, { token });
const close = (token: string, uuid: string, code: string) => provider.request('POST', PATH, { token, body: { uuid, code } });
const readBalances = (id: number) =>
  provider.database.selectFrom('account').select(['currency', 'available']).where('customer_id', '=', id).orderBy('id').execute();
const parseCode = (json: unknown) => z.parse(requestClosureCode.answers[200], json);

it('sends a code and states where it was sent (API-080, USR-028)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  expect(parseCode((await request(token)).json).message).toBe(`We sent a one-time code to ${username.slice(0, 4)}***${username.slice(-2)}`);
  expect(await readCode(provider, username)).toMatch(/^\d{6}$/);
});

it('requires 600 seconds between codes, and names the one that was sent (API-080, RULE-031)', async () => {
  const { token } = await createSession(provider, 'verified');
  const { uuid } = parseCode((await request(token)).json);
  expect(await request(token)).toMatchObject({ status: 400, json: { code: 110, expired: 600, uuid } });
  await provider.advance(600);
  expect((await request(token)).status).toBe(200);
});

it('closes the account: sessions end, the sign-in is answered with 107, balances stay (USR-029, RULE-031, D-PROF-18)', async () => {
  const session = await createSession(provider, 'verified', { balances: { EUR: '900.00' } });
  const balances = await readBalances(session.id);
  expect(balances).toContainEqual({ currency: 'EUR', available: 90_000n });
  const { uuid } = parseCode((await request(session.token)).json);
  expect((await close(session.token, uuid, ` ${await readCode(provider, session.username)} `)).json).toEqual({});
  expect((await close(session.token, uuid, '1')).json).toMatchObject({ code: 401002 });
  expect((await provider.request('POST', '/refresh_token', { body: { refresh_token: session.refresh } })).json).toMatchObject({
    code: 401003,
  });
  const answer = await provider.request('POST', '/sign_in', { body: { username: session.username, password: session.password } });
  expect(answer).toMatchObject({ status: 403, json: { code: 107, message: 'This account is closed' } });
  const code = await provider.request('POST', '/one_time_code', {
    body: { username: session.username, intent: 'sign_up', captchaToken: '' },
  });
  expect(code.json).toMatchObject({ code: 111 });
  expect(await readBalances(session.id)).toEqual(balances);
});

/** Reads every row of every table as text, so that tables added later are included. */
const readAll = async (): Promise<string> => {
  const tables = await provider.database.introspection.getTables();
  const rows = tables.map(({ name }) => sql<{ rows: string }>`select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(name)} t`);
  return (await Promise.all(rows.map((query) => query.execute(provider.database)))).map(({ rows: [row] }) => row?.rows ?? '').join('\n');
};

describe('the data of a closed account', () => {
  const FIVE_YEARS_SECONDS = 5 * 365 * 86_400;
  const DAY_SECONDS = 86_400;
  /** Used nowhere else in the seeds. */
  const IBAN = 'LT121000011101001000';
  const person = { givenName: 'Wilhelmina', familyName: 'Quistgaard' };

  /** Creates a customer with data in every table, and closes the account. */
  const newClosed = async () => {
    const bank = createBankTransferHelpers(provider);
    const email = 'w.quistgaard@example.com';
    const overrides = { email, verifiedEmail: email, dossier: { personal: person }, balances: { EUR: '900.00' } };
    const holder = await bank.newHolder('empty', overrides);
    await bank.withdraw(holder, { amount: '500.00', iban: IBAN });
    await provider.control('POST', '/deposits', { username: holder.username, currency: 'EUR', amount: '25.00', kind: 'sepa' });
    await provider.request('POST', '/support/messages', { token: holder.token, body: { message: `Call ${holder.username}` } });
    const { uuid } = parseCode((await request(holder.token)).json);
    await close(holder.token, uuid, await readCode(provider, holder.username));
    await provider.advance(DAY_SECONDS);
    return { ...holder, traces: [holder.username, email, person.givenName, person.familyName.toUpperCase(), IBAN] };
  };

  it('are kept in full for five years, then anonymised, and the books still balance (LIM-090, PROF-028, RULE-031)', async () => {
    const { id, traces, ...closed } = await newClosed();
    const signIn = async () => (await provider.request('POST', '/sign_in', { body: closed })).json;
    await provider.advance(FIVE_YEARS_SECONDS - DAY_SECONDS);
    expect(await signIn()).toMatchObject({ code: 107 });
    const contents = (await readAll()).toUpperCase();
    expect(traces.filter((trace) => !contents.includes(trace.toUpperCase()))).toEqual([]);
    await provider.advance(3 * DAY_SECONDS);
    await provider.request('GET', '/currencies');
    const left = (await readAll()).toUpperCase();
    expect(traces.filter((trace) => left.includes(trace.toUpperCase()))).toEqual([]);
    const orders = await provider.database.selectFrom('orders').select('volume_value').where('customer_id', '=', id).execute();
    expect(orders.map(({ volume_value: value }) => value).toSorted()).toEqual(['-500.00', '20.00']);
    expect((await provider.control('GET', '/ledger/check')).json).toMatchObject({ balanced: true });
    expect(await signIn()).toMatchObject({ code: 105, message: 'This account is deleted' });
  });

  it('reserve the phone until they are erased (RULE-031)', async () => {
    const { username } = await newClosed();
    const signUp = async () =>
      (await provider.request('POST', '/one_time_code', { body: { username, intent: 'sign_up', captchaToken: '' } })).status;
    expect(await signUp()).toBe(400);
    await provider.advance(FIVE_YEARS_SECONDS + DAY_SECONDS);
    expect(await signUp()).toBe(200);
  });
});

it('refuses a code that is wrong, another customer’s, used up or expired (API-081, D-PROF-15)', async () => {
  const [session, other] = [await createSession(provider, 'verified'), await createSession(provider, 'verified')];
  const { uuid } = parseCode((await request(session.token)).json);
  const code = await readCode(provider, session.username);
  const invalid = { status: 400, json: { code: 113, message: 'Invalid code', fields: { code: ['Invalid code'] } } };
  expect(await close(session.token, uuid, pickWrongCode(code))).toMatchObject(invalid);
  expect(await close(session.token, randomUUID(), code)).toMatchObject(invalid);
  expect(await close(other.token, uuid, code)).toMatchObject(invalid);
  for (let entry = 2; entry <= 4; entry += 1) expect(await close(session.token, uuid, pickWrongCode(code))).toMatchObject(invalid);
  expect(await close(session.token, uuid, pickWrongCode(code))).toMatchObject({ status: 400, json: { code: 112, expired: 600 } });
  const late = parseCode((await request(other.token)).json);
  await provider.advance(1800);
  const { access_token: token } = await signInAs(provider, other);
  expect(await close(token, late.uuid, await readCode(provider, other.username))).toMatchObject({
    status: 400,
    json: { code: 114, message: 'The code has expired' },
  });
});
