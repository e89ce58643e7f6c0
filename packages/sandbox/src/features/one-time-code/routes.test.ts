import { requestOneTimeCode, readSmsDelivery } from '@wallet/contract/access/one-time-code';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REFUSED_BOT_TOKEN } from '../../kernel/botCheck.ts';
import { createPhone, readInbox, createCustomer, sortStatuses, pickWrongCode, readCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const requestCode = (username: string, members: object = {}) =>
  provider.request('POST', '/one_time_code', { body: { username, intent: 'login', captchaToken: 'any', ...members } });
const parseSent = (json: unknown) => z.parse(requestOneTimeCode.answers[200], json);
const check = (username: string, tenant: string, code: string) =>
  provider.request('POST', '/one_time_code/check', { body: { username, tenant_uuid: tenant, code } });

describe('requesting a code', () => {
  it('sends six digits and returns the wait (API-005, REG-016)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const answer = await requestCode(username);
    expect(parseSent(answer.json)).toMatchObject({ expired: 60, method: 'sms', methods: ['sms', 'call'], sent: true, attempts_left: 4 });
    expect(await readCode(provider, username)).toMatch(/^\d{6}$/);
  });

  it('calls with four digits (API-005, REG-026)', async () => {
    const phone = createPhone();
    expect(parseSent((await requestCode(phone, { intent: 'sign_up', method: 'call' })).json)).toMatchObject({ method: 'call', sent: true });
    const [call] = await readInbox(provider, phone);
    expect(call).toMatchObject({ channel: 'call', code: expect.stringMatching(/^\d{4}$/) });
  });

  it('does not call before the customer is ready when the provider chooses a call (API-005, D-REG-07)', async () => {
    const phone = `+8816${createPhone().slice(-9)}`;
    expect(parseSent((await requestCode(phone, { intent: 'sign_up' })).json)).toMatchObject({
      method: 'call',
      methods: ['call', 'sms'],
      sent: false,
      expired: 0,
    });
    expect(await readInbox(provider, phone)).toEqual([]);
    expect(parseSent((await requestCode(phone, { intent: 'sign_up', method: 'call' })).json)).toMatchObject({
      sent: true,
      attempts_left: 4,
    });
  });

  it('sends the fixed codes to phones ending in 0000 (RULE-013)', async () => {
    const [texted, called] = [createPhone('0000'), createPhone('10000')];
    await requestCode(texted, { intent: 'sign_up' });
    await requestCode(called, { intent: 'sign_up', method: 'call' });
    expect([await readCode(provider, texted), await readCode(provider, called)]).toEqual(['123456', '1234']);
  });

  it('answers 110 with the wait and the uuid of the sent code (API-005, REG-006)', async () => {
    const phone = createPhone();
    const first = parseSent((await requestCode(phone, { intent: 'sign_up' })).json);
    const waiting = { status: 400, json: { code: 110, message: 'A code has already sent to this number', tenant_uuid: first.tenant_uuid } };
    expect(await requestCode(phone, { intent: 'sign_up' })).toMatchObject(waiting);
    expect(await requestCode(phone, { intent: 'sign_up', repeated_event: 'yes' })).toMatchObject(waiting);
    expect(await readInbox(provider, phone)).toHaveLength(1);
  });

  it('sends one code for two simultaneous requests (API-005)', async () => {
    const phone = createPhone();
    const answers = await Promise.all([requestCode(phone, { intent: 'sign_up' }), requestCode(phone, { intent: 'sign_up' })]);
    expect(sortStatuses(answers)).toEqual([200, 400]);
    expect(await readInbox(provider, phone)).toHaveLength(1);
  });

  it('resends after 60 seconds, invalidates the previous code, and stops at five in 24 hours (RULE-013, REG-012)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const first = parseSent((await requestCode(username)).json);
    const firstCode = await readCode(provider, username);
    for (let left = 3; left >= 0; left -= 1) {
      await provider.advance(60);
      expect(parseSent((await requestCode(username, { repeated_event: 'yes' })).json)).toMatchObject({ attempts_left: left, expired: 60 });
    }
    expect((await check(username, first.tenant_uuid, firstCode)).json).toMatchObject({ code: 113 });
    await provider.advance(60);
    expect(await requestCode(username, { repeated_event: 'yes' })).toMatchObject({
      status: 400,
      json: { code: 115, expired: expect.closeTo(86_400 - 300, -2) },
    });
  });

  it('answers an unknown phone like any other, also the second time (API-005, D-AUTH-13)', async () => {
    const nobody = createPhone();
    const { username } = await createCustomer(provider, 'blocked');
    const [unknown, known] = [await requestCode(nobody), await requestCode(username)];
    expect({ ...parseSent(unknown.json), tenant_uuid: '' }).toEqual({ ...parseSent(known.json), tenant_uuid: '' });
    const again = await requestCode(nobody);
    expect(again).toMatchObject({ status: 400, json: { code: 110 } });
    expect(await readInbox(provider, nobody)).toEqual([]);
  });

  it('refuses a sign-up only if a password is set (API-005, REG-024, D-REG-04)', async () => {
    const [done, verified] = [await createCustomer(provider, 'verified'), await createCustomer(provider, 'kyc_start')];
    expect(await requestCode(done.username, { intent: 'sign_up' })).toMatchObject({
      status: 400,
      json: { code: 111, fields: { username: ['Account already exists'] } },
    });
    expect((await requestCode(verified.username, { intent: 'sign_up' })).status).toBe(200);
  });

  it('sends to the number as the network dials it, so that a national zero makes no second customer (API-005, D-API-34)', async () => {
    expect((await requestCode('+44 (0)20 7946 0958', { intent: 'sign_up' })).status).toBe(200);
    expect(await readInbox(provider, '+442079460958')).toHaveLength(1);
    expect(await requestCode('+442079460958', { intent: 'sign_up' })).toMatchObject({ status: 400, json: { code: 110 } });
  });

  it('refuses an unknown invite code before an SMS is sent (API-005, D-REG-20)', async () => {
    const phone = createPhone();
    const answer = await requestCode(phone, { intent: 'sign_up', invite_code: 'NOBODY-1' });
    expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { invite_code: ['Invalid code'] } } });
    expect(await readInbox(provider, phone)).toEqual([]);
    expect((await requestCode(phone, { intent: 'sign_up', invite_code: 'ALICE-7Q2' })).status).toBe(200);
  });

  it.each([[{ captchaToken: REFUSED_BOT_TOKEN }], [{ captchaToken: undefined }]])(
    'refuses a failed or missing bot check: %j (API-005, REG-018, SET-036)',
    async (members) => {
      expect(await requestCode(createPhone(), members)).toMatchObject({
        status: 400,
        json: { code: 108, message: 'The bot check failed' },
      });
    },
  );
});

describe('checking a code', () => {
  it('does not spend a right code (API-006, REG-025)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const { tenant_uuid: tenant } = parseSent((await requestCode(username)).json);
    const code = await readCode(provider, username);
    expect((await check(username, tenant, code)).json).toEqual({ result: 'Success' });
    expect((await check(username, tenant, code)).status).toBe(200);
    expect((await provider.request('POST', '/login', { body: { username, password: code, tenant_uuid: tenant } })).status).toBe(200);
    expect((await check(username, tenant, code)).json).toMatchObject({ code: 113 });
  });

  it('refuses a wrong code, another phone and an unknown uuid in the same way (API-006, REG-027)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const { tenant_uuid: tenant } = parseSent((await requestCode(username)).json);
    const code = await readCode(provider, username);
    const refused = { code: 113, message: 'Invalid code', fields: { code: ['Invalid code'] } };
    expect((await check(username, tenant, pickWrongCode(code))).json).toEqual(refused);
    expect((await check(createPhone(), tenant, code)).json).toEqual(refused);
    expect((await check(username, randomUUID(), code)).json).toEqual(refused);
  });

  it('answers 112 from the fifth wrong entry on, and allows the next code after ten minutes (API-006, RULE-013)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const { tenant_uuid: tenant } = parseSent((await requestCode(username)).json);
    const code = await readCode(provider, username);
    for (let entry = 1; entry <= 4; entry += 1)
      expect((await check(username, tenant, pickWrongCode(code))).json).toMatchObject({ code: 113 });
    for (let entry = 5; entry <= 7; entry += 1)
      expect((await check(username, tenant, pickWrongCode(code))).json).toMatchObject({ code: 112, expired: 600 });
    await provider.advance(599);
    expect((await requestCode(username, { repeated_event: 'yes' })).json).toMatchObject({ code: 110, expired: 1 });
    await provider.advance(1);
    expect((await requestCode(username, { repeated_event: 'yes' })).status).toBe(200);
  });

  it('accepts a code for ten minutes (API-006, RULE-013)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const { tenant_uuid: tenant } = parseSent((await requestCode(username)).json);
    const code = await readCode(provider, username);
    await provider.advance(599);
    expect((await check(username, tenant, code)).status).toBe(200);
    await provider.advance(1);
    expect(await check(username, tenant, code)).toMatchObject({ status: 400, json: { code: 114, message: 'The code has expired' } });
  });
});

describe('delivery of an SMS', () => {
  it('reports the delivery for an hour, for known and unknown phones alike (API-007, REG-030)', async () => {
    const { username } = await createCustomer(provider, 'verified');
    const tenants = [
      parseSent((await requestCode(username)).json).tenant_uuid,
      parseSent((await requestCode(createPhone())).json).tenant_uuid,
    ];
    for (const tenant of tenants) {
      expect(z.parse(readSmsDelivery.answers[200], (await provider.request('GET', `/public/tenant/sms/${tenant}`)).json)).toEqual({
        code: 2,
        message: '',
      });
    }
    await provider.advance(3600);
    for (const tenant of tenants) expect((await provider.request('GET', `/public/tenant/sms/${tenant}`)).status).toBe(404);
  });

  it('refuses an invalid uuid, an unknown one, and a bad token (API-007)', async () => {
    expect((await provider.request('GET', '/public/tenant/sms/x')).json).toMatchObject({ code: 400 });
    expect((await provider.request('GET', `/public/tenant/sms/${randomUUID()}`)).json).toMatchObject({ code: 404 });
    const tenant = parseSent((await requestCode(createPhone())).json).tenant_uuid;
    expect((await provider.request('GET', `/public/tenant/sms/${tenant}`, { token: 'bad' })).json).toMatchObject({ code: 401002 });
  });
});
