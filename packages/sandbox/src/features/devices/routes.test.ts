import { listDevices, listSecurityEvents } from '@wallet/contract/access/devices';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInbox, createCustomer, signInAs, type TestCustomer, changePassword } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const signInOn = (customer: TestCustomer, userAgent: string, device: string = randomUUID()) =>
  signInAs(provider, customer, { 'user-agent': userAgent, 'x-device-id': device });
const readDevices = async (token: string) => z.parse(listDevices.answers[200], (await provider.request('GET', '/devices', { token })).json);
const readEvents = async (token: string) =>
  z.parse(listSecurityEvents.answers[200], (await provider.request('GET', '/security/events', { token })).json);
const readMails = (id: number) => readInbox(provider, `customer${id}@example.com`);
const endOthers = (token: string) => provider.request('POST', '/devices/log_out_others', { token, body: {} });

it('lists the live sessions, this one first, then by last use, each with name, method and no place (API-109, DEV-001)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const first = await signInOn(customer, CHROME);
  await provider.advance(10);
  await signInOn(customer, SAFARI);
  await provider.advance(10);
  await signInAs(provider, customer);
  await provider.advance(120);
  const devices = await readDevices(first.access_token);
  expect(devices.map(({ name, current, method, place, bound }) => ({ name, current, method, place, bound }))).toEqual([
    { name: 'Chrome on Windows', current: true, method: 'password', place: null, bound: false },
    { name: 'Unknown device', current: false, method: 'password', place: null, bound: false },
    { name: 'Safari on iOS', current: false, method: 'password', place: null, bound: false },
  ]);
  expect(devices[0]?.last_used_at).not.toBe(devices[0]?.created_at);
});

it('does not list a session that ended, expired or was not refreshed for a day (API-109, DEV-001)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const [other, lasting] = [await signInOn(customer, CHROME), await signInOn(customer, SAFARI)];
  await provider.request('POST', '/logout', { token: other.access_token });
  expect(await readDevices(lasting.access_token)).toHaveLength(1);
  await signInOn(customer, CHROME);
  await provider.advance(86_401);
  expect(await readDevices((await signInOn(customer, SAFARI)).access_token)).toHaveLength(1);
});

it('logs out another device before its next request, repeatably for 24 hours, but never this one (API-110, DEV-002, DEV-004)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const [phone, own] = [await signInOn(customer, CHROME), await signInOn(customer, SAFARI)];
  const token = own.access_token;
  const [current, other] = await readDevices(token);
  const end = (id = '') => provider.request('DELETE', `/devices/${id}`, { token });
  expect((await end(other?.id)).status).toBe(204);
  expect((await provider.request('GET', '/info/full', { token: phone.access_token })).json).toMatchObject({ code: 401_002 });
  const refreshed = await provider.request('POST', '/refresh_token', { body: { refresh_token: phone.refresh_token } });
  expect(refreshed).toMatchObject({ status: 401, json: { code: 401_003 } });
  expect((await end(other?.id)).status).toBe(204);
  expect(await end(current?.id)).toMatchObject({ status: 409, json: { code: 409_003 } });
  expect((await end(randomUUID())).status).toBe(404);
  await provider.advance(86_401);
  const again = await signInOn(customer, SAFARI);
  expect((await provider.request('DELETE', `/devices/${other?.id}`, { token: again.access_token })).status).toBe(404);
});

it('logs out all others together, returns their number and notifies the customer (API-111, DEV-002, DEV-007)', async () => {
  const customer = await createCustomer(provider, 'verified');
  for (const agent of [CHROME, CHROME, CHROME]) await signInOn(customer, agent);
  const { access_token: token } = await signInOn(customer, SAFARI);
  expect((await endOthers(token)).json).toEqual({ ended: 3 });
  expect(await readDevices(token)).toHaveLength(1);
  expect((await readEvents(token))[0]).toMatchObject({ kind: 'devices_ended', device: 'Safari on iOS' });
  expect((await readMails(customer.id))[0]).toMatchObject({ subject: 'Other devices were logged out' });
  expect((await endOthers(token)).json).toEqual({ ended: 0 });
  expect((await readEvents(token)).filter(({ kind }) => kind === 'devices_ended')).toHaveLength(1);
});

it('requires a sign-in by password within the last five minutes (API-110, API-111, DEV-003)', async () => {
  const customer = await createCustomer(provider, 'verified');
  await signInOn(customer, CHROME);
  const { access_token: token } = await signInOn(customer, SAFARI);
  const [, other] = await readDevices(token);
  await provider.advance(301);
  expect(await endOthers(token)).toMatchObject({ status: 403, json: { code: 403_020, message: 'Confirm it is you' } });
  expect((await provider.request('DELETE', `/devices/${other?.id}`, { token })).json).toMatchObject({ code: 403_020 });
  expect(await readDevices(token)).toHaveLength(2);
});

it('refuses an unknown id, another customer’s and its own without requesting a confirmation (API-110, D-SCA-04, DEV-003)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const { access_token: token } = await signInOn(customer, SAFARI);
  const [own] = await readDevices(token);
  const [theirs] = await readDevices((await signInOn(await createCustomer(provider, 'verified'), CHROME)).access_token);
  await provider.advance(301);
  for (const id of [randomUUID(), theirs?.id]) expect((await provider.request('DELETE', `/devices/${id}`, { token })).status).toBe(404);
  expect((await provider.request('DELETE', `/devices/${own?.id}`, { token })).status).toBe(409);
});

it('reports a sign-in from a new device by e-mail and as an event, except the first device and known ones (DEV-007, DEV-008, RULE-051)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const own = randomUUID();
  await signInOn(customer, SAFARI, own);
  const { access_token: token } = await signInOn(customer, SAFARI, own);
  expect(await readEvents(token)).toEqual([]);
  await signInOn(customer, CHROME);
  expect(await readEvents(token)).toMatchObject([{ kind: 'new_device', device: 'Chrome on Windows', name: null }]);
  const [mail] = await readMails(customer.id);
  expect(mail?.subject).toBe('New sign-in to your account');
  expect(mail?.body).toMatch(
    /^Chrome on Windows signed in on \d{1,2} \w+ \d{4}, \d\d:\d\d UTC by password\. If this was not you, log it out and change your password: http:\/\/localhost:4173\/settings\/security$/,
  );
});

it('recognises a device without an id by its name (DEV-007, RULE-051)', async () => {
  const customer = await createCustomer(provider, 'verified');
  await signInAs(provider, customer, { 'user-agent': CHROME });
  const { access_token: token } = await signInAs(provider, customer, { 'user-agent': CHROME });
  expect(await readEvents(token)).toEqual([]);
  await signInAs(provider, customer, { 'user-agent': SAFARI });
  expect(await readEvents(token)).toMatchObject([{ device: 'Safari on iOS' }]);
});

it('reports a changed password, a temporary one and a reused refresh token, without any secret (DEV-007, DEV-008)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const own = await signInOn(customer, CHROME);
  await provider.request('POST', '/refresh_token', { body: { refresh_token: own.refresh_token } });
  await provider.advance(11);
  await provider.request('POST', '/refresh_token', { body: { refresh_token: own.refresh_token } });
  await provider.request('POST', '/forgot_password', { body: { token: '', data: { username: customer.username } } });
  const { access_token: token } = await signInAs(provider, customer);
  await changePassword(provider, token, customer.password, 'Nordic2031x');
  const { access_token: now } = await signInAs(provider, { ...customer, password: 'Nordic2031x' });
  const events = await readEvents(now);
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['password_changed', 'password_reset', 'token_reused']));
  const mails = await readMails(customer.id);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Your password was changed',
      'A temporary password was sent to your phone',
      'A session was ended for your protection',
    ]),
  );
  const [temporary] = await readInbox(provider, customer.username);
  const words = JSON.stringify([events, mails]);
  for (const secret of [temporary?.code ?? '-', customer.username, own.refresh_token, 'Nordic2031x']) expect(words).not.toContain(secret);
});

it('allows at most 100 sessions; the least recently used one ends (RULE-051)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const first = await signInOn(customer, CHROME);
  const at = new Date(Date.parse((await readDevices(first.access_token))[0]?.created_at ?? '') + 1);
  const values = Array.from({ length: 99 }, () => ({
    id: randomUUID(),
    customer_id: customer.id,
    method: 'password',
    created_at: at,
    last_used_at: at,
    revoked_at: null,
    revoked_because: null,
  }));
  await provider.database.insertInto('token_family').values(values).execute();
  expect((await provider.request('GET', '/info/full', { token: first.access_token })).status).toBe(200);
  await signInOn(customer, CHROME);
  expect((await provider.request('GET', '/info/full', { token: first.access_token })).status).toBe(401);
});

it('reports nothing while security messages are off (DEV-007)', async () => {
  await provider.control('PATCH', '/settings', { securityMessages: false });
  const customer = await createCustomer(provider, 'verified');
  await signInOn(customer, SAFARI);
  const { access_token: token } = await signInOn(customer, CHROME);
  expect(await readEvents(token)).toEqual([]);
  await provider.control('PATCH', '/settings', { securityMessages: true });
});

it('names the device in the lines of the audit log (GUARD-011, RULE-054)', async () => {
  const customer = await createCustomer(provider, 'verified');
  const { access_token: token } = await signInOn(customer, SAFARI);
  await provider.request('POST', '/logout', { token });
  const answer = await provider.control('GET', `/audit?username=${encodeURIComponent(customer.username)}`);
  const lines = z.parse(z.array(z.object({ event: z.string(), device: z.nullable(z.string()) })), answer.json);
  expect(lines).toEqual(
    expect.arrayContaining([
      { event: 'sign_in by password', device: 'Safari on iOS' },
      { event: 'logout', device: 'Safari on iOS' },
    ]),
  );
});
