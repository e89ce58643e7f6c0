import { signInResponse } from '@wallet/contract/access/session';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recordDerivations } from '../../testing/argon2.ts';
import {
  createPhone,
  readInbox,
  createCustomer,
  createSession,
  signInAs,
  sortStatuses,
  changePassword,
  pickWrongCode,
  readCode,
} from '../../testing/customers.ts';
import { isOneProcess } from '../../testing/openProvider.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const WRONG = 'Wrong2026';
const provider = setUpProvider();

const signIn = (username: string, password: string) => provider.request('POST', '/sign_in', { body: { username, password } });
const refresh = (token: string) => provider.request('POST', '/refresh_token', { body: { refresh_token: token } });
const info = (token: string) => provider.request('GET', '/info/full', { token });

async function requestCode(username: string, intent: 'login' | 'sign_up'): Promise<string> {
  const answer = await provider.request('POST', '/one_time_code', { body: { username, intent, captchaToken: '' } });
  return z.parse(z.object({ tenant_uuid: z.string() }), answer.json).tenant_uuid;
}
const logIn = (username: string, code: string, tenant: string) =>
  provider.request('POST', '/login', { body: { username, password: code, tenant_uuid: tenant } });

describe('sign-in by password', () => {
  it('returns tokens and the customer, and stores where to push (SES-001, AUTH-012, SET-034)', async () => {
    const { id, username, password } = await createCustomer(provider, 'verified');
    const body = { username, password, onesignal_id: 'device', onesignal_consent: true };
    const answer = await provider.request('POST', '/sign_in', { body });
    expect(answer.status).toBe(200);
    expect(z.parse(signInResponse, answer.json)).toMatchObject({
      expires_in: 900,
      user: { username, status: 'on_board', roles: ['customer'], address_status: 'success' },
    });
    const row = await provider.database.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ push_id: 'device', push_consent: true });
  });

  it('answers a wrong password and an unknown phone in the same way (API-001, D-AUTH-13)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const wrong = await signIn(username, WRONG);
    const unknown = await signIn(createPhone(), WRONG);
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({ code: 101, message: 'Wrong login or password', fields: { password: ['Wrong login or password'] } });
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });

  it.runIf(isOneProcess)('does the same work for an unknown phone as for a wrong password (API-001, D-AUTH-13)', async () => {
    const { username, token, password } = await createSession(provider, 'verified');
    await changePassword(provider, token, password, 'Nordic2031x');
    const wrong = await recordDerivations(() => signIn(username, WRONG));
    expect(wrong).toHaveLength(2);
    expect(await recordDerivations(() => signIn(createPhone(), WRONG))).toEqual(wrong);
  });

  it('locks after five wrong passwords, for the right one and for unknown phones too (RULE-012, D-AUTH-14)', async () => {
    const customer = await createCustomer(provider, 'verified');
    const nobody = createPhone();
    for (const username of [customer.username, nobody]) {
      for (let entry = 1; entry <= 4; entry += 1) expect((await signIn(username, WRONG)).status).toBe(401);
      expect(await signIn(username, WRONG)).toMatchObject({ status: 400, json: { code: 112, message: 'Too many attempts', expired: 900 } });
      expect(await signIn(username, customer.password)).toMatchObject({ status: 400, json: { code: 112 } });
    }
  });

  it('counts simultaneous guesses, and allows five (RULE-012)', async () => {
    const { username, password } = await createCustomer(provider, 'verified');
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(username, WRONG)));
    expect(sortStatuses(answers)).toEqual([400, 400, 400, 400, 401, 401, 401, 401]);
    expect((await signIn(username, password)).json).toMatchObject({ code: 112 });
  });

  it('answers 102 for 24 hours after twenty wrong passwords in 24 hours, without changing the status (RULE-012)', async () => {
    const { username, password } = await createCustomer(provider, 'verified');
    for (let block = 1; block <= 4; block += 1) {
      await provider.advance(900);
      const statuses: number[] = [];
      for (let entry = 1; entry <= 5; entry += 1) statuses.push((await signIn(username, WRONG)).status);
      expect(statuses).toEqual([401, 401, 401, 401, block === 4 ? 403 : 400]);
    }
    expect(await signIn(username, password)).toMatchObject({
      status: 403,
      json: { code: 102, message: 'This account is temporary blocked' },
    });
    expect((await provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, {})).json).toMatchObject({ status: 'on_board' });
    await provider.advance(86_400);
    expect((await signIn(username, password)).status).toBe(200);
  });

  it('restarts the count after a right password (RULE-012)', async () => {
    const { username, password } = await createCustomer(provider, 'verified');
    for (let round = 0; round < 2; round += 1) {
      for (let entry = 1; entry <= 4; entry += 1) expect((await signIn(username, WRONG)).status).toBe(401);
      expect((await signIn(username, password)).status).toBe(200);
    }
  });
});

describe('sign-in by status (RULE-022)', () => {
  const LINK = expect.stringMatching(/^https?:\/\/[^/]+\/sandbox\/kyc\?customer_id=/);
  it.each([
    [{ status: 'temp_blocked' }, 102, undefined],
    [{ status: 'blocked' }, 103, undefined],
    [{ hold: 'disabled' }, 104, undefined],
    [{ hold: 'deleted' }, 105, undefined],
    [{ status: 'refused' }, 106, undefined],
    [{ hold: 'closed' }, 107, undefined],
    [{ hold: 'checks' }, 116, LINK],
    [{ hold: 'checks_pending' }, 116, null],
    [{ status: 'doc_expired' }, 117, LINK],
    [{ hold: 'document_pending' }, 117, null],
  ])('%j is answered with 403 code %i, by password and by code (RULE-022, D-AUTH-07)', async (state, code, link) => {
    const { username, password } = await createCustomer(provider, 'verified');
    await provider.control('PATCH', `/customers/${encodeURIComponent(username)}`, state);
    const tenant = await requestCode(username, 'login');
    const sent = await readCode(provider, username);
    for (const answer of [await signIn(username, password), await logIn(username, sent, tenant)]) {
      expect(answer).toMatchObject({ status: 403, json: { code, ...(link === undefined ? {} : { link }) } });
    }
    expect((await signIn(username, WRONG)).json).toMatchObject({ code: 101 });
  });

  it.each(['draft', 'kyc_start', 'kyc_finish', 'kyc_completed', 'moderating', 'stuck'])('lets %s sign in (RULE-022)', async (status) => {
    const customer = await createCustomer(provider, status);
    expect((await signInAs(provider, customer)).user.status).toBe(status);
  });

  it.each([{ status: 'blocked' }, { status: 'temp_blocked' }, { status: 'refused' }, { hold: 'closed' }])(
    'ends the sessions of a customer who becomes %j (RULE-011, D-SES-21)',
    async (state) => {
      const session = await createSession(provider, 'verified');
      await provider.control('PATCH', `/customers/${encodeURIComponent(session.username)}`, state);
      expect((await info(session.token)).json).toMatchObject({ code: 401002 });
      expect((await refresh(session.refresh)).json).toMatchObject({ code: 401003 });
    },
  );

  it('does not restore the tokens of a customer who is unblocked (RULE-011)', async () => {
    const session = await createSession(provider, 'verified');
    const path = `/customers/${encodeURIComponent(session.username)}`;
    await provider.control('PATCH', path, { status: 'temp_blocked' });
    await provider.control('PATCH', path, { status: 'on_board' });
    expect((await info(session.token)).status).toBe(401);
    expect((await refresh(session.refresh)).status).toBe(401);
  });

  it('keeps the session when a document expires (D-KYC-18)', async () => {
    const session = await createSession(provider, 'verified');
    await provider.control('PATCH', `/customers/${encodeURIComponent(session.username)}`, { status: 'doc_expired' });
    expect((await info(session.token)).json).toMatchObject({ status: 'doc_expired' });
  });
});

describe('sign-in by one-time code', () => {
  it('signs in with the sent code, once (API-002, AUTH-013, SET-030)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const tenant = await requestCode(username, 'login');
    const sent = await readCode(provider, username);
    expect((await logIn(username, sent, tenant)).json).toMatchObject({ user: { username, status: 'on_board' } });
    expect(await logIn(username, sent, tenant)).toMatchObject({ status: 401, json: { code: 101 } });
  });

  it('accepts the password without a tenant_uuid (API-002)', async () => {
    const { username, password } = await createCustomer(provider, 'verified');
    expect((await provider.request('POST', '/login', { body: { username, password } })).status).toBe(200);
    expect((await provider.request('POST', '/login', { body: { username, password: WRONG } })).json).toMatchObject({ code: 101 });
  });

  it('refuses the token of another customer (API-002)', async () => {
    const { token } = await createSession(provider, 'verified');
    const other = await createCustomer(provider, 'verified');
    const answer = await provider.request('POST', '/login', { token, body: { username: other.username, password: other.password } });
    expect(answer).toMatchObject({ status: 401, json: { code: 118, message: 'Usernames are not equal' } });
  });

  it('answers an unknown phone like a wrong code (API-002, D-REG-06)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const nobody = createPhone('0000');
    const [known, unknown] = [await requestCode(username, 'login'), await requestCode(nobody, 'login')];
    const wrong = await logIn(username, '000000', known);
    expect(wrong).toMatchObject({ status: 401, json: { code: 101, fields: { password: ['Wrong login or password'] } } });
    expect((await logIn(nobody, '123456', unknown)).json).toEqual(wrong.json);
    expect(await readInbox(provider, nobody)).toEqual([]);
  });

  it('invalidates a code at the fifth wrong entry (RULE-013)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const tenant = await requestCode(username, 'login');
    const sent = await readCode(provider, username);
    const wrong = pickWrongCode(sent);
    for (let entry = 1; entry <= 4; entry += 1) expect((await logIn(username, wrong, tenant)).status).toBe(401);
    expect(await logIn(username, wrong, tenant)).toMatchObject({ status: 400, json: { code: 112, expired: 600 } });
    expect((await logIn(username, sent, tenant)).json).toMatchObject({ code: 112 });
  });
});
