import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCustomer, createSession, signInAs, sortStatuses } from '../testing/customers.ts';
import { isOneProcess } from '../testing/openProvider.ts';
import { attest, createPasskeyHelpers, type AttestationOptions, type SoftwarePasskeyForTest } from '../testing/passkeys.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();
const passkeys = createPasskeyHelpers(provider);
let victim: Awaited<ReturnType<typeof createSession>>;
let attacker: Awaited<ReturnType<typeof createSession>>;
let passkey: SoftwarePasskeyForTest;
let foreign: SoftwarePasskeyForTest;

beforeAll(async () => {
  victim = await createSession(provider, 'verified');
  attacker = await createSession(provider, 'verified');
  passkey = await passkeys.make(victim.username);
  foreign = await passkeys.make(attacker.username);
}, 60_000);

const REFUSED = { status: 401, json: { code: 119, message: 'This passkey cannot be used' } };

async function sign(deviations: object, { login, options }: Awaited<ReturnType<typeof passkeys.beginLogin>>) {
  const assertion = await passkeys.sign(victim.username, {
    credentialId: passkey.credentialId,
    challenge: options.challenge,
    ...deviations,
  });
  return { login, assertion };
}
const logIn = async (deviations: object) => {
  const { login, assertion } = await sign(deviations, await passkeys.beginLogin());
  return passkeys.logIn(login, assertion);
};
const withResponse = (assertion: object, changes: object): object => ({
  ...assertion,
  response: { ...('response' in assertion && typeof assertion.response === 'object' ? assertion.response : {}), ...changes },
});

describe('a log-in with a passkey', () => {
  it.each([
    ['for another page', { origin: 'https://halden.example' }],
    ['for another port of this machine', { origin: 'http://localhost:9999' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['without user presence', { userPresent: false }],
    ['without user verification', { userVerified: false }],
    ['from a frame of another site', { crossOrigin: true }],
  ])('%s is refused (RULE-045, GUARD-026)', async (_name, deviations) => {
    expect(await logIn(deviations)).toMatchObject(REFUSED);
  });

  it('signed by another key is refused (RULE-045, GUARD-026)', async () => {
    const ceremony = await passkeys.beginLogin();
    const own = await passkeys.sign(attacker.username, { credentialId: foreign.credentialId, challenge: ceremony.options.challenge });
    const forged = withResponse({ ...own, id: passkey.credentialId, rawId: passkey.credentialId }, { userHandle: passkey.userHandle });
    expect(await passkeys.logIn(ceremony.login, forged)).toMatchObject(REFUSED);
  });

  it.each([
    ['of another customer', () => foreign.userHandle],
    ['left out', () => null],
    ['of no customer', () => Buffer.alloc(64).toString('base64url')],
  ])('with a user handle %s is refused (RULE-045, GUARD-026)', async (_name, handle) => {
    const { login, assertion } = await sign({}, await passkeys.beginLogin());
    expect(await passkeys.logIn(login, withResponse(assertion, { userHandle: handle() }))).toMatchObject(REFUSED);
  });

  it('is refused in the same way for an unknown and for a deleted passkey (RULE-045, D-SCA-07)', async () => {
    const unknown = await sign({}, await passkeys.beginLogin());
    expect(await passkeys.logIn(unknown.login, { ...unknown.assertion, id: 'AAAA', rawId: 'AAAA' })).toMatchObject(REFUSED);
    const { username } = await createCustomer(provider, 'verified');
    const removed = await passkeys.make(username);
    const ceremony = await passkeys.beginLogin();
    const assertion = await passkeys.sign(username, { credentialId: removed.credentialId, challenge: ceremony.options.challenge });
    await provider.control('PATCH', `/customers/${username}`, { passkeys: [] });
    const answer = await passkeys.logIn(ceremony.login, assertion);
    expect(answer).toMatchObject(REFUSED);
    expect(answer.json).toEqual((await logIn({ userVerified: false })).json);
  });

  it.each([
    ['client data that is not JSON', { clientDataJSON: 'AAAA' }],
    ['authenticator data cut short', { authenticatorData: 'AAAA' }],
    ['an invalid signature', { signature: 'AAAA' }],
  ])('with %s is refused instead of causing a server error (RULE-045, GUARD-026)', async (_name, changes) => {
    const { login, assertion } = await sign({}, await passkeys.beginLogin());
    expect(await passkeys.logIn(login, withResponse(assertion, changes))).toMatchObject(REFUSED);
  });

  it('is valid once: neither a repetition nor a simultaneous copy is accepted (RULE-045, GUARD-026)', async () => {
    const { login, assertion } = await sign({}, await passkeys.beginLogin());
    const both = await Promise.all([passkeys.logIn(login, assertion), passkeys.logIn(login, assertion)]);
    expect(sortStatuses(both)).toEqual([200, 400]);
    expect(await passkeys.logIn(login, assertion)).toMatchObject({ status: 400, json: { code: 114 } });
  });

  it('spends its challenge even when the assertion is wrong (RULE-045)', async () => {
    const ceremony = await passkeys.beginLogin();
    const wrong = await sign({ userVerified: false }, ceremony);
    expect(await passkeys.logIn(wrong.login, wrong.assertion)).toMatchObject(REFUSED);
    const right = await sign({}, ceremony);
    expect(await passkeys.logIn(right.login, right.assertion)).toMatchObject({ status: 400, json: { code: 114 } });
  });

  it('expires after 300 seconds, and is refused when the provider did not seal it (API-101, RULE-045)', async () => {
    const { login, assertion } = await sign({}, await passkeys.beginLogin());
    await provider.advance(301);
    expect(await passkeys.logIn(login, assertion)).toMatchObject({ status: 400, json: { code: 114 } });
    const other = await sign({}, await passkeys.beginLogin());
    expect(await passkeys.logIn('forged', other.assertion)).toMatchObject(REFUSED);
    expect(await passkeys.logIn(`${other.login.slice(0, -4)}AAAA`, other.assertion)).toMatchObject(REFUSED);
  });

  it('with a counter that does not increase is refused and logged (7 or 5 after 7); 0 after 0 is accepted (RULE-045)', async () => {
    expect((await logIn({ counter: 0 })).status).toBe(200);
    expect((await logIn({ counter: 0 })).status).toBe(200);
    const counting = await passkeys.make(victim.username);
    const at = async (counter: number) => {
      const ceremony = await passkeys.beginLogin();
      const { credentialId } = counting;
      return passkeys.logIn(
        ceremony.login,
        await passkeys.sign(victim.username, { credentialId, challenge: ceremony.options.challenge, counter }),
      );
    };
    expect((await at(7)).status).toBe(200);
    expect(await at(7)).toMatchObject(REFUSED);
    expect(await at(5)).toMatchObject(REFUSED);
    expect((await at(8)).status).toBe(200);
    const { json } = await provider.control('GET', `/audit?username=${encodeURIComponent(victim.username)}&event=passkey`);
    expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ outcome: 'refused counter' })]));
  });
});

describe('a registration', () => {
  it.each<[string, AttestationOptions]>([
    ['for another page', { origin: 'https://halden.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['that is a log-in', { type: 'webauthn.get' }],
    ['from a frame of another site', { crossOrigin: true }],
    ['without user presence', { flags: 0x44 }],
    ['without user verification', { flags: 0x41 }],
    ['by an algorithm that was not offered', { algorithm: -8 - 8 }],
  ])('%s is refused (RULE-045, GUARD-026)', async (_name, deviations) => {
    const { registration, options } = passkeys.readBegun(await passkeys.begin(attacker.token));
    const answer = await passkeys.add(attacker.token, { registration, attestation: attest(options.challenge, deviations) });
    expect(answer).toMatchObject({ status: 400, json: { fields: { attestation: ['This passkey cannot be used'] } } });
    const again = await passkeys.add(attacker.token, { registration, attestation: attest(options.challenge) });
    expect(again).toMatchObject({ status: 400, json: { code: 114 } });
  });

  it('started by another customer or in another session is not found (RULE-045, GUARD-026)', async () => {
    const { registration, options } = passkeys.readBegun(await passkeys.begin(victim.token));
    const body = { registration, attestation: attest(options.challenge) };
    const second = await signInAs(provider, victim);
    for (const token of [attacker.token, second.access_token])
      expect(await passkeys.add(token, body)).toMatchObject({ status: 400, json: { code: 114 } });
    expect(await passkeys.add(victim.token, body)).toMatchObject({ status: 201 });
  });

  it('cannot be completed with the challenge of a log-in (RULE-045)', async () => {
    const { options } = await passkeys.beginLogin();
    const { registration } = passkeys.readBegun(await passkeys.begin(attacker.token));
    const answer = await passkeys.add(attacker.token, { registration, attestation: attest(options.challenge) });
    expect(answer).toMatchObject({ status: 400, json: { fields: { attestation: ['This passkey cannot be used'] } } });
  });
});

it('an invalid id of a passkey is refused before any lookup (GUARD-026)', async () => {
  const { token } = attacker;
  expect((await provider.request('DELETE', "/passkeys/1'or'1", { token })).status).toBe(400);
  expect((await provider.request('PUT', `/passkeys/${randomUUID()}`, { token, body: { name: 'x' } })).status).toBe(404);
});

it.runIf(isOneProcess)('one address gets at most twenty log-ins a minute (GUARD-010)', async () => {
  await provider.control('PATCH', '/settings', { rateLimitFactor: 1 });
  await provider.advance(61);
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await provider.request('POST', '/passkeys/login/options', { body: {} })).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect((await passkeys.logIn('a', {})).status).toBe(429);
  } finally {
    await provider.control('PATCH', '/settings', { rateLimitFactor: 100 });
  }
});

it('the preset and the control surface return everything a virtual authenticator needs (RULE-045)', async () => {
  const customer = await createCustomer(provider, 'passkey');
  expect(customer.username).not.toBe('');
  const { json, status } = await provider.control('POST', '/customers', { preset: 'passkey' });
  expect(status).toBe(201);
  expect(json).toMatchObject({ passkey: { rpId: 'localhost', credentialId: expect.any(String), userHandle: expect.any(String) } });
});
