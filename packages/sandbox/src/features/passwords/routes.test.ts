import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REFUSED_BOT_TOKEN } from '../../kernel/botCheck.ts';
import { createPhone, readInbox, createCustomer, createSession, sortStatuses, readCode, readFields } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const NEW = 'Nordic2031x';
const provider = setUpProvider();

const signIn = (username: string, password: string) => provider.request('POST', '/sign_in', { body: { username, password } });
const setUp = (token: string, password: unknown) => provider.request('POST', '/setup_password', { token, body: { password } });
const change = (token: string, old: unknown, first: unknown, second: unknown = first) =>
  provider.request('POST', '/change_password', { token, body: { old_password: old, new_password: { first, second } } });
const forgot = (username: string, members: object = {}) =>
  provider.request('POST', '/forgot_password', { body: { token: 'any', data: { username, ...members } } });

describe('setting the first password', () => {
  it('ends the registration and opens accounts (API-010, PWD-011, RULE-021)', async () => {
    const { token, username, id } = await createSession(provider, 'kyc_completed');
    expect((await setUp(token, NEW)).json).toEqual({ user: { username, status: 'on_board' } });
    expect((await signIn(username, NEW)).json).toMatchObject({ user: { status: 'on_board' } });
    const accounts = await provider.database
      .selectFrom('account')
      .select('currency')
      .where('customer_id', '=', id)
      .orderBy('currency')
      .execute();
    expect(accounts.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(await setUp(token, NEW)).toMatchObject({ status: 400, json: { code: 400, message: 'Password is already set' } });
  });

  it.each(['draft', 'kyc_start', 'moderating', 'kyc_finish', 'stuck'])('answers 409003 in %s (API-010)', async (preset) => {
    const { token } = await createSession(provider, preset);
    expect(await setUp(token, NEW)).toMatchObject({ status: 409, json: { code: 409003 } });
  });

  it.each([
    ['', 400, 'This field is required'],
    ['aA1bcde', 400, 'Not enough characters'],
    ['with space1A', 400, 'Symbol not allowed'],
    ['nouppercase1', 400, 'All criteria must be met'],
    [`Aa1${'x'.repeat(30)}`, 400, 'All criteria must be met'],
    ['Password123', 422, 'Choose another password'],
  ])('refuses "%s" (API-010, PWD-005, RULE-014)', async (password, status, message) => {
    const { token } = await createSession(provider, 'kyc_completed');
    const answer = await setUp(token, password);
    expect(answer.status).toBe(status);
    expect(readFields(answer)['password']?.[0]).toBe(message);
  });

  it.each([8, 32])('accepts %i characters (API-010, RULE-014)', async (length) => {
    const { token } = await createSession(provider, 'kyc_completed');
    expect((await setUp(token, 'aA1bcdef'.padEnd(length, 'x'))).status).toBe(200);
  });

  it('sets one password when two tabs save at the same time (API-010, D-PWD-24)', async () => {
    const { token } = await createSession(provider, 'kyc_completed');
    const answers = await Promise.all([setUp(token, NEW), setUp(token, 'Other2031x')]);
    expect(sortStatuses(answers)).toEqual([200, 400]);
  });
});

describe('changing the password', () => {
  it('replaces it and ends every session (API-011, PWD-014, SET-022)', async () => {
    const session = await createSession(provider, 'verified');
    const other = await createSession(provider, 'verified');
    expect((await change(session.token, session.password, NEW)).json).toEqual({});
    expect((await provider.request('GET', '/info/full', { token: session.token })).status).toBe(401);
    expect((await provider.request('POST', '/refresh_token', { body: { refresh_token: session.refresh } })).json).toMatchObject({
      code: 401003,
    });
    expect((await signIn(session.username, session.password)).status).toBe(401);
    expect((await signIn(session.username, NEW)).status).toBe(200);
    expect((await provider.request('GET', '/info/full', { token: other.token })).status).toBe(200);
  });

  it.each([
    ['old_password', 'Wrong2026', NEW, NEW, 400, 'Invalid password'],
    ['new_password.second', 'Halden2026', NEW, 'Other2031x', 400, "Passwords don't match"],
    ['new_password.first', 'Halden2026', 'nodigits', 'nodigits', 400, 'All criteria must be met'],
    ['new_password.first', 'Halden2026', 'Halden2026', 'Halden2026', 422, 'Choose another password'],
  ])('reports the refusal on %s (API-011, PWD-015, D-PWD-08)', async (field, old, first, second, status, message) => {
    const { token } = await createSession(provider, 'verified');
    const answer = await change(token, old, first, second);
    expect(answer.status).toBe(status);
    expect(readFields(answer)).toEqual({ [field]: [message] });
    expect((await provider.request('GET', '/info/full', { token })).status).toBe(200);
  });

  it('answers 112 from the fifth wrong old password on, and at the sign-in too (API-011, RULE-012)', async () => {
    const { token, username, password } = await createSession(provider, 'verified');
    for (let entry = 1; entry <= 4; entry += 1) expect((await change(token, 'Wrong2026', NEW)).status).toBe(400);
    expect((await change(token, 'Wrong2026', NEW)).json).toMatchObject({ code: 112, expired: 900 });
    expect((await change(token, password, NEW)).json).toMatchObject({ code: 112 });
    expect((await signIn(username, password)).json).toMatchObject({ code: 112 });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a temporary one, which is valid beside the old one (API-009, RULE-014, D-PWD-16)', async () => {
    const { username, password } = await createCustomer(provider, 'verified');
    expect((await forgot(username)).json).toEqual({ expired: 600 });
    const temporary = await readCode(provider, username);
    expect(temporary).toMatch(/^[!-~]{12}$/);
    expect((await signIn(username, password)).json).not.toMatchObject({ user: { temporary_password: true } });
    const session = await signIn(username, temporary);
    expect(session.json).toMatchObject({ user: { temporary_password: true } });
    const token = z.parse(z.object({ access_token: z.string() }), session.json).access_token;
    expect((await change(token, temporary, NEW)).status).toBe(200);
    expect((await signIn(username, temporary)).status).toBe(401);
    expect((await signIn(username, NEW)).status).toBe(200);
  });

  it('is answered in the same way for an unknown phone, without sending anything (API-009, D-PWD-15)', async () => {
    const nobody = createPhone();
    expect(await forgot(nobody)).toMatchObject({ status: 200, json: { expired: 600 } });
    expect(await forgot(nobody)).toMatchObject({ status: 400, json: { code: 110, expired: 600 } });
    expect(await readInbox(provider, nobody)).toEqual([]);
  });

  it('is answered with the hint that a code is enough when no password is set (API-009, D-PWD-15)', async () => {
    const { username } = await createCustomer(provider, 'kyc_start');
    expect((await forgot(username)).status).toBe(200);
    expect((await readInbox(provider, username))[0]).toMatchObject({ code: null, body: expect.stringContaining('one-time code') });
  });

  it('requires 600 seconds, ends the previous temporary password, and stops at five in 24 hours (API-009, RULE-013)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    await forgot(username);
    const former = await readCode(provider, username);
    await provider.advance(599);
    expect((await forgot(username, { repeated_event: 'yes' })).json).toMatchObject({ code: 110, expired: 1 });
    await provider.advance(1);
    expect((await forgot(username, { repeated_event: 'yes' })).status).toBe(200);
    expect((await signIn(username, former)).status).toBe(401);
    for (let send = 3; send <= 5; send += 1) {
      await provider.advance(600);
      expect((await forgot(username)).status).toBe(200);
    }
    await provider.advance(600);
    expect((await forgot(username)).json).toMatchObject({ code: 115, expired: expect.closeTo(86_400 - 3000, -2) });
  });

  it('makes the temporary one valid for 24 hours (RULE-014)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    await forgot(username);
    const temporary = await readCode(provider, username);
    await provider.advance(86_399);
    expect((await signIn(username, temporary)).status).toBe(200);
    await provider.advance(1);
    expect((await signIn(username, temporary)).status).toBe(401);
  });

  it('can be reported in the flat form as well (API-009, D-PWD-14)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const answer = await provider.request('POST', '/forgot_password', { body: { username, captchaToken: '' } });
    expect(answer.json).toEqual({ expired: 600 });
  });

  it('is refused for a failed bot check (API-009)', async () => {
    const failed = { token: REFUSED_BOT_TOKEN, data: { username: createPhone() } };
    expect((await provider.request('POST', '/forgot_password', { body: failed })).json).toMatchObject({ code: 108 });
    expect((await provider.request('POST', '/forgot_password', { body: { data: failed.data } })).json).toMatchObject({
      code: 108,
      fields: { token: expect.anything() },
    });
  });
});
