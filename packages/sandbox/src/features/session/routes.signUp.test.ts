import { requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import { signInResponse } from '@wallet/contract/access/session';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REFUSED_BOT_TOKEN } from '../../kernel/botCheck.ts';
import { createPhone, createCustomer, sortStatuses, pickWrongCode, readCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const requestCode = (username: string, members: object = {}) =>
  provider.request('POST', '/one_time_code', { body: { username, intent: 'login', captchaToken: 'any', ...members } });
const parseSent = (json: unknown) => z.parse(requestOneTimeCode.answers[200], json);
const register = (username: string, tenant: string, code: string, members: object = {}) =>
  provider.request('POST', '/sign_up', { body: { token: 'any', data: { username, code, tenant_uuid: tenant, ...members } } });

it('registers the holder of the code as draft and signs in (API-008, REG-020)', async () => {
  const phone = createPhone();
  const { tenant_uuid: tenant } = parseSent((await requestCode(phone, { intent: 'sign_up' })).json);
  const code = await readCode(provider, phone);
  const answer = await register(phone, tenant, code, { invite_code: 'ALICE-7Q2', onesignal_id: 'device', onesignal_consent: true });
  const session = z.parse(signInResponse, answer.json);
  expect(session.user).toMatchObject({ username: phone, status: 'draft', address_status: 'none', roles: ['customer'] });
  const row = await provider.database.selectFrom('customer').selectAll().where('username', '=', phone).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ referred_by: 5001, push_id: 'device', push_consent: true, password_is_set: false });
  expect((await provider.request('GET', '/info/full', { token: session.access_token })).status).toBe(200);
  expect((await register(phone, tenant, code)).json).toMatchObject({ code: 101, fields: { code: ['Wrong login or password'] } });
});

it('continues an unfinished registration, and binds an invite code once (API-008, D-REG-04)', async () => {
  const { username, id } = await createCustomer(provider, 'kyc_start');
  const friend = await createCustomer(provider, 'verified', { referral: 'FRIEND-1' });
  const { tenant_uuid: tenant } = parseSent((await requestCode(username, { intent: 'sign_up' })).json);
  const session = z.parse(
    signInResponse,
    (await register(username, tenant, await readCode(provider, username), { invite_code: 'FRIEND-1' })).json,
  );
  expect(session.user).toMatchObject({ id: String(id), status: 'kyc_start' });
  const row = await provider.database.selectFrom('customer').select('referred_by').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.referred_by).toBe(friend.id);
});

it('refuses wrong, used-up and expired codes, and those of a log-in (API-008, RULE-013)', async () => {
  const phone = createPhone();
  const { tenant_uuid: tenant } = parseSent((await requestCode(phone, { intent: 'sign_up' })).json);
  const code = await readCode(provider, phone);
  for (let entry = 1; entry <= 4; entry += 1) expect((await register(phone, tenant, pickWrongCode(code))).status).toBe(401);
  expect((await register(phone, tenant, pickWrongCode(code))).json).toMatchObject({ code: 112, expired: 600 });
  const late = createPhone();
  const second = parseSent((await requestCode(late, { intent: 'sign_up' })).json);
  await provider.advance(600);
  expect((await register(late, second.tenant_uuid, await readCode(provider, late))).json).toMatchObject({
    code: 114,
    fields: { code: ['The code has expired'] },
  });
  const { username } = await createCustomer(provider, 'kyc_start');
  const login = parseSent((await requestCode(username)).json);
  expect((await register(username, login.tenant_uuid, await readCode(provider, username))).json).toMatchObject({ code: 101 });
});

it('refuses an existing account, a failed bot check and an unknown invite code without spending the code (API-008)', async () => {
  const { username } = await createCustomer(provider, 'verified');
  expect((await register(username, randomUUID(), '123456')).json).toMatchObject({
    code: 111,
    fields: { username: ['Account already exists'] },
  });
  const phone = createPhone();
  const { tenant_uuid: tenant } = parseSent((await requestCode(phone, { intent: 'sign_up' })).json);
  const code = await readCode(provider, phone);
  expect((await register(phone, tenant, code, { invite_code: 'NOBODY-1' })).json).toMatchObject({
    code: 400,
    fields: { invite_code: ['Invalid code'] },
  });
  const failed = { token: REFUSED_BOT_TOKEN, data: { username: phone, code, tenant_uuid: tenant } };
  expect((await provider.request('POST', '/sign_up', { body: failed })).json).toMatchObject({
    code: 108,
    fields: { token: expect.anything() },
  });
  expect((await provider.request('POST', '/sign_up', { body: { data: failed.data } })).json).toMatchObject({
    code: 108,
    fields: { token: expect.anything() },
  });
  expect((await register(phone, tenant, code)).status).toBe(200);
});

it('registers once for two simultaneous requests with the same code (API-008)', async () => {
  const phone = createPhone();
  const { tenant_uuid: tenant } = parseSent((await requestCode(phone, { intent: 'sign_up' })).json);
  const code = await readCode(provider, phone);
  const answers = await Promise.all([register(phone, tenant, code), register(phone, tenant, code)]);
  expect(sortStatuses(answers)).toEqual([200, 401]);
});
