import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInbox, createCustomer, createSession, signInAs, sortStatuses, changePassword, readCode } from '../../testing/customers.ts';
import { attest, createPasskeyHelpers } from '../../testing/passkeys.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const WINDOWS = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};

const provider = setUpProvider();
const passkeys = createPasskeyHelpers(provider);

const refuseWith = (text: string) => ({ status: 400, json: { fields: { name: [text] } } });

async function register(token: string, body: object = {}, headers: Readonly<Record<string, string>> = WINDOWS) {
  const { registration, options } = passkeys.readBegun(await passkeys.begin(token));
  return passkeys.add(token, { registration, attestation: attest(options.challenge), ...body }, headers);
}

it('requests a discoverable passkey with user verification (API-103, RULE-045)', async () => {
  const { token, username, uuid } = await createSession(provider, 'verified');
  const { options } = passkeys.readBegun(await passkeys.begin(token));
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    excludeCredentials: [],
  });
  expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
  const handle = Buffer.from(options.user.id, 'base64url');
  expect(handle).toHaveLength(64);
  expect(handle.toString()).not.toContain(username);
  expect(handle.toString()).not.toContain(uuid);
});

it('names a passkey after its device, and numbers a second one (API-104, RULE-045, SCA-005)', async () => {
  const { token } = await createSession(provider, 'verified');
  const first = await register(token);
  expect(first).toMatchObject({ status: 201, json: { name: 'Chrome on Windows', last_used_at: null, backed_up: false } });
  expect(await register(token)).toMatchObject({ status: 201, json: { name: 'Chrome on Windows 2' } });
  expect(await register(token, { name: 'Key ring' })).toMatchObject({ status: 201, json: { name: 'Key ring' } });
  expect((await passkeys.list(token)).map(({ name }) => name).toSorted()).toEqual(['Chrome on Windows', 'Chrome on Windows 2', 'Key ring']);
  const { options } = passkeys.readBegun(await passkeys.begin(token));
  expect(options.excludeCredentials).toHaveLength(3);
});

it('lists the newest first (API-102, SCA-002)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  expect(await passkeys.list(token)).toEqual([]);
  await passkeys.make(username, 'First');
  await provider.advance(1);
  await passkeys.make(username, 'Second');
  expect((await passkeys.list(token)).map(({ name }) => name)).toEqual(['Second', 'First']);
});

it('refuses an eleventh at the start and at the end of a registration (API-103, API-104, SCA-006)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const registration = passkeys.readBegun(await passkeys.begin(token));
  for (let count = 0; count < 10; count += 1) await passkeys.make(username);
  const refusal = { status: 400, json: { code: 400, message: 'You can have at most 10 passkeys' } };
  expect(await passkeys.begin(token)).toMatchObject(refusal);
  expect(
    await passkeys.add(token, { registration: registration.registration, attestation: attest(registration.options.challenge) }),
  ).toMatchObject(refusal);
});

it('stores one passkey for two simultaneous ends of a registration (API-104, SCA-013)', async () => {
  const { token } = await createSession(provider, 'verified');
  const { registration, options } = passkeys.readBegun(await passkeys.begin(token));
  const body = { registration, attestation: attest(options.challenge) };
  const answers = await Promise.all([passkeys.add(token, body), passkeys.add(token, body)]);
  expect(sortStatuses(answers)).toEqual([201, 400]);
  expect(await passkeys.list(token)).toHaveLength(1);
});

it('ends a registration after 300 seconds (API-104, RULE-045)', async () => {
  const { token } = await createSession(provider, 'verified');
  const { registration, options } = passkeys.readBegun(await passkeys.begin(token));
  await provider.advance(300);
  expect(await passkeys.add(token, { registration, attestation: attest(options.challenge) })).toMatchObject({
    status: 400,
    json: { code: 114 },
  });
});

it('refuses a credential that another customer has (API-104)', async () => {
  const [one, other] = [await createSession(provider, 'verified'), await createSession(provider, 'verified')];
  const credentialId = randomBytes(32);
  const answers = [];
  for (const { token } of [one, other]) {
    const { registration, options } = passkeys.readBegun(await passkeys.begin(token));
    answers.push(await passkeys.add(token, { registration, attestation: attest(options.challenge, { credentialId }) }));
  }
  expect(answers).toMatchObject([{ status: 201 }, { status: 409, json: { code: 409_003 } }]);
});

it('trims names, requires them to be unique ignoring case, and limits them to 40 characters (API-105, SCA-006)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const { id } = await passkeys.make(username, 'Phone');
  await passkeys.make(username, 'Laptop');
  const rename = (name: unknown) => provider.request('PUT', `/passkeys/${id}`, { token, body: { name } });
  expect(await rename('  Old phone ')).toMatchObject({ status: 200, json: { id, name: 'Old phone' } });
  expect(await rename('OLD PHONE')).toMatchObject({ status: 200 });
  expect(await rename('LAPTOP')).toMatchObject(refuseWith('A passkey with this name already exists'));
  expect(await rename('   ')).toMatchObject(refuseWith('This field is required'));
  expect(await rename('x'.repeat(41))).toMatchObject(refuseWith('Should have 40 characters or less'));
  expect(await register(token, { name: 'laptop' })).toMatchObject(refuseWith('A passkey with this name already exists'));
});

it('deletes a passkey, repeatably for 24 hours (API-106, SCA-007)', async () => {
  const { token, username, password } = await createSession(provider, 'verified');
  const { id } = await passkeys.make(username);
  const remove = (bearer: string) => passkeys.remove(bearer, id);
  expect((await remove(token)).status).toBe(204);
  expect(await passkeys.list(token)).toEqual([]);
  expect((await remove(token)).status).toBe(204);
  await provider.advance(86_401);
  expect((await remove((await signInAs(provider, { username, password })).access_token)).status).toBe(404);
  expect((await provider.request('DELETE', `/passkeys/${randomUUID()}`, { token })).status).toBe(401);
});

it('refuses a passkey for 72 hours after a temporary password set a new one, and keeps existing ones (SCA-012, RULE-045)', async () => {
  const { username } = await createCustomer(provider, 'passkey');
  await provider.request('POST', '/forgot_password', { body: { token: 'any', data: { username } } });
  const temporary = await readCode(provider, username);
  const weak = await signInAs(provider, { username, password: temporary });
  const password = 'Fjord2031mild';
  expect((await changePassword(provider, weak.access_token, temporary, password)).status).toBe(200);
  const begin = async () => passkeys.begin((await signInAs(provider, { username, password })).access_token, password);
  await provider.advance(71 * 3600);
  const refused = await begin();
  expect(refused).toMatchObject({ status: 403, json: { code: 403_022, message: 'You can add a passkey again later' } });
  const { until } = z.parse(z.object({ until: z.string() }), refused.json);
  const { services } = provider;
  expect(Date.parse(until) - services.clock.now().getTime()).toBeLessThanOrEqual(3_600_000);
  const { access_token: token } = await signInAs(provider, { username, password });
  expect(await passkeys.list(token)).toHaveLength(1);
  await provider.advance(3601);
  expect((await begin()).status).toBe(200);
});

it('logs every change of a passkey without its name or key (RULE-054)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const { json } = await register(token, { name: 'Secretly named' });
  const id = typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
  await provider.request('PUT', `/passkeys/${id}`, { token, body: { name: 'Otherwise' } });
  await passkeys.remove(token, id);
  const { json: lines, text } = await provider.control('GET', `/audit?username=${encodeURIComponent(username)}&event=passkey`);
  expect(lines).toMatchObject([{ outcome: 'deleted' }, { outcome: 'renamed' }, { outcome: 'registered' }]);
  expect(text).not.toMatch(/Secretly|Otherwise/);
});

it('reports an added or deleted passkey by e-mail and as a security event (DEV-007, DEV-008)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const { json } = await register(token, { name: 'Phone' });
  const { id } = z.parse(z.object({ id: z.string() }), json);
  await passkeys.remove(token, id);
  await passkeys.remove(token, id);
  expect((await provider.request('GET', '/security/events', { token })).json).toMatchObject([
    { kind: 'passkey_deleted', name: 'Phone' },
    { kind: 'passkey_added', name: 'Phone', device: 'Chrome on Windows' },
  ]);
  const { email } = z.parse(z.object({ email: z.string() }), (await provider.control('PATCH', `/customers/${username}`, {})).json);
  expect((await readInbox(provider, email)).map(({ subject }) => subject)).toEqual([
    'A passkey was deleted: Phone',
    'A passkey was added to your account: Phone',
  ]);
});

it('requires a confirmation by password or passkey, not by SMS, to add or delete one (API-103, API-106, SCA-005)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const answer = await provider.request('POST', '/passkeys/options', { token, body: {} });
  expect(answer).toMatchObject({
    status: 403,
    json: { code: 403_020, confirmation: { methods: ['password'], operation: { kind: 'add_passkey' } } },
  });
  const { id } = await passkeys.make(username);
  const deleting = await provider.request('DELETE', `/passkeys/${id}`, { token });
  expect(deleting).toMatchObject({ status: 403, json: { code: 403_020, confirmation: { operation: { kind: 'delete_passkey' } } } });
  expect(await passkeys.list(token)).toHaveLength(1);
});

it('accepts the confirmation of a deletion for that passkey only (RULE-048)', async () => {
  const { token, username, password } = await createSession(provider, 'verified');
  const [one, other] = [await passkeys.make(username), await passkeys.make(username)];
  const { json } = await provider.request('DELETE', `/passkeys/${one.id}`, { token });
  const { confirmation } = z.parse(z.object({ confirmation: z.object({ id: z.string() }) }), json);
  await provider.request('POST', `/confirmations/${confirmation.id}`, { token, body: { password } });
  const headers = { 'x-confirmation': confirmation.id };
  expect(await provider.request('DELETE', `/passkeys/${other.id}`, { token, headers })).toMatchObject({
    status: 403,
    json: { code: 403_021 },
  });
  expect(await provider.request('POST', '/passkeys/options', { token, body: {}, headers })).toMatchObject({ status: 403 });
  expect(await passkeys.list(token)).toHaveLength(2);
});
