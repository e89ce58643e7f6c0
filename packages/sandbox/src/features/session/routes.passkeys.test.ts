import { signInResponse } from '@wallet/contract/access/session';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isStrongMethod } from '../../kernel/sessionTokens.ts';
import { createCustomer, createSession, readCode } from '../../testing/customers.ts';
import { isOneProcess } from '../../testing/openProvider.ts';
import { createPasskeyHelpers } from '../../testing/passkeys.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const passkeys = createPasskeyHelpers(provider);

async function logIn(username: string, credentialId: string, members: object = {}) {
  const { login, options } = await passkeys.beginLogin();
  return passkeys.logIn(login, await passkeys.sign(username, { credentialId, challenge: options.challenge, ...members }));
}

it('accepts any passkey of this site, and names no customer (API-100, RULE-045)', async () => {
  const { login, options } = await passkeys.beginLogin();
  expect(options).toEqual({
    challenge: options.challenge,
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  expect(login.length).toBeLessThanOrEqual(512);
  expect(login).not.toContain(options.challenge);
});

it('stores nothing for a visitor who requests options (API-100, RULE-045)', async () => {
  const challenges = provider.database.selectFrom('passkey_challenge').select('id');
  const before = await challenges.execute();
  await passkeys.beginLogin();
  expect(await challenges.execute()).toEqual(before);
});

it('signs in without a phone, into a strong session of its own method (API-101, RULE-050, SCA-008)', async () => {
  const { username, id } = await createCustomer(provider, 'verified');
  const { credentialId } = await passkeys.make(username);
  const answer = await logIn(username, credentialId);
  expect(answer).toMatchObject({ status: 200, json: { user: { username, status: 'on_board' } } });
  const families = await provider.database.selectFrom('token_family').select('method').where('customer_id', '=', id).execute();
  expect(families).toEqual([{ method: 'passkey' }]);
  expect(families.every(isStrongMethod)).toBe(true);
  const { access_token: token } = z.parse(signInResponse, answer.json);
  expect((await passkeys.list(token))[0]?.last_used_at).not.toBeNull();
});

it('refuses by status only after a valid assertion (API-101, RULE-022)', async () => {
  const { username } = await createCustomer(provider, 'verified');
  const { credentialId } = await passkeys.make(username);
  await provider.control('PATCH', `/customers/${username}`, { hold: 'disabled' });
  expect(await logIn(username, credentialId)).toMatchObject({ status: 403, json: { code: 104 } });
  expect(await logIn(username, credentialId, { userVerified: false })).toMatchObject({ status: 401, json: { code: 119 } });
  await provider.control('PATCH', `/customers/${username}`, { hold: 'closed' });
  expect(await logIn(username, credentialId)).toMatchObject({ status: 403, json: { code: 107 } });
});

it('is not locked by wrong passwords (RULE-051)', async () => {
  const { username } = await createCustomer(provider, 'verified');
  const { credentialId } = await passkeys.make(username);
  for (let count = 0; count < 6; count += 1) await provider.request('POST', '/sign_in', { body: { username, password: 'Wrong12345' } });
  expect((await logIn(username, credentialId)).status).toBe(200);
});

it('finds no passkey of a closed account (SCA-012)', async () => {
  const { username, token } = await createSession(provider, 'verified');
  await passkeys.make(username);
  const { json } = await provider.request('GET', '/private/user/account_closure', { token });
  const body = { ...z.parse(z.object({ uuid: z.string() }), json), code: await readCode(provider, username) };
  expect((await provider.request('POST', '/private/user/account_closure', { token, body })).status).toBeLessThan(300);
  expect(await provider.control('PATCH', `/customers/${username}`, {})).toMatchObject({ json: { hold: 'closed', passkeys: [] } });
});

it('the control surface deletes all passkeys, and refuses any other list (SCA-012)', async () => {
  const { username, token } = await createSession(provider, 'passkey');
  expect(await passkeys.list(token)).toMatchObject([{ name: 'Test passkey' }]);
  expect((await provider.control('PATCH', `/customers/${username}`, { passkeys: ['one'] })).status).toBe(400);
  expect(await provider.control('PATCH', `/customers/${username}`, { passkeys: [] })).toMatchObject({
    status: 200,
    json: { passkeys: [] },
  });
  expect(await passkeys.list(token)).toEqual([]);
});

it.runIf(isOneProcess)('with passkeys switched off, none of the calls exists (API-100 to API-106)', async () => {
  const { token } = await createSession(provider, 'passkey');
  await provider.control('PATCH', '/settings', { passkeys: false });
  try {
    const answers = [
      await provider.request('POST', '/passkeys/login/options', { body: {} }),
      await provider.request('GET', '/passkeys', { token }),
      await passkeys.begin(token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  } finally {
    await provider.control('PATCH', '/settings', { passkeys: true });
  }
});
