import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPhone, createCustomer } from '../testing/customers.ts';
import { isOneProcess } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const signIn = (username: string, password: string, device?: string) =>
  provider.request('POST', '/sign_in', {
    body: { username, password },
    ...(device === undefined ? {} : { headers: { 'x-device-id': device } }),
  });

it('strangers who know the phone lock out strangers, but not a device known for the customer (GUARD-014, RULE-051)', async () => {
  const { username, password } = await createCustomer(provider, 'empty');
  const own = randomUUID();
  expect((await signIn(username, password, own)).status).toBe(200);
  for (let count = 0; count < 5; count += 1) await signIn(username, 'Wrong2026', count % 2 === 0 ? undefined : randomUUID());
  expect((await signIn(username, password)).json).toMatchObject({ code: 112 });
  expect((await signIn(username, password, randomUUID())).json).toMatchObject({ code: 112 });
  expect((await signIn(username, password, own)).status).toBe(200);
});

it('a known device has five attempts of its own, and its right password does not lift the lock on strangers (GUARD-014, RULE-051)', async () => {
  const { username, password } = await createCustomer(provider, 'empty');
  const own = randomUUID();
  await signIn(username, password, own);
  for (let count = 0; count < 5; count += 1) await signIn(username, 'Wrong2026');
  expect((await signIn(username, password, own)).status).toBe(200);
  expect((await signIn(username, password)).json).toMatchObject({ code: 112 });
  for (let count = 0; count < 5; count += 1) await signIn(username, 'Wrong2026', own);
  expect((await signIn(username, password, own)).json).toMatchObject({ code: 112 });
});

it('a guessable device id, or one of another customer, counts as a stranger’s (GUARD-014, RULE-051)', async () => {
  const [one, other] = [await createCustomer(provider, 'empty'), await createCustomer(provider, 'empty')];
  const own = randomUUID();
  await signIn(one.username, one.password, own);
  await signIn(other.username, other.password, 'short');
  for (let count = 0; count < 5; count += 1) await signIn(other.username, 'Wrong2026', own);
  expect((await signIn(other.username, other.password, own)).json).toMatchObject({ code: 112 });
  expect((await signIn(other.username, other.password, 'short')).json).toMatchObject({ code: 112 });
});

it.skipIf(!isOneProcess)('unregistered phones share a limit of 200 codes an hour (GUARD-017)', async () => {
  await provider.control('PATCH', '/settings', { signUpCodesPerHour: 0.03 });
  const requestCode = () =>
    provider.request('POST', '/one_time_code', { body: { username: createPhone(), intent: 'sign_up', method: 'sms', captchaToken: '' } });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await requestCode()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await provider.advance(3601);
  expect((await requestCode()).status).toBe(200);
  await provider.control('PATCH', '/settings', { signUpCodesPerHour: 200 });
});
