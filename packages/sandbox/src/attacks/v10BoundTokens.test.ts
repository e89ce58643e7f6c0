import { endpoints } from '@wallet/contract/registry';
import { decodeJwt, exportJWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCustomer, createSession, sortStatuses } from '../testing/customers.ts';
import { openProver, type Prover } from '../testing/proofs.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { readMachineTime } from '../testing/testTime.ts';

const provider = setUpProvider();
let prover: Prover;
let thief: Prover;
let stolen: Awaited<ReturnType<typeof openBound>> | undefined;
beforeAll(async () => {
  [prover, thief] = [await openProver(), await openProver()];
}, 60_000);

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), token_type: z.optional(z.string()) });
const refresh = (token: string, dpop?: string) =>
  provider.request('POST', '/refresh_token', { body: { refresh_token: token }, ...(dpop === undefined ? {} : { headers: { dpop } }) });
const refreshWithProof = async (token: string, by = prover) => refresh(token, await by.prove({ path: '/refresh_token' }));

/** A customer with this binding setting, signed in with a proof. */
async function openBound(senderConstrained: 'off' | 'refresh' | 'all') {
  const customer = await createCustomer(provider, 'verified', { senderConstrained });
  const body = { username: customer.username, password: customer.password };
  const answer = await provider.request('POST', '/sign_in', { body, headers: { dpop: await prover.prove() } });
  return { ...customer, body, ...z.parse(tokens, answer.json) };
}

describe('a token bound to the key of a device', () => {
  it('opens every protected call with a proof of that key, and names the key in its claims (DEV-014, RULE-052)', async () => {
    const session = await openBound('all');
    expect(session.token_type).toBe('DPoP');
    expect(decodeJwt(session.access_token)['cnf']).toEqual({ jkt: prover.thumbprint });
    expect((await prover.request(provider, 'GET', '/info/full', session.access_token)).status).toBe(200);
    const devices = await prover.request(provider, 'GET', '/devices', session.access_token);
    expect(devices.json).toMatchObject([{ bound: true, current: true }]);
  });

  const closed = endpoints.filter(({ access, root }) => access !== 'public' && root !== true);
  it.each(closed.map((endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const))(
    'is refused by %s without a proof, with another key’s proof and with a replayed one (DEV-014, GUARD-026)',
    async (_route, { method, path }) => {
      stolen ??= await openBound('all');
      const token = stolen.access_token;
      const place = path.replaceAll(/\{\w+\}/g, '1');
      const parts = { token, method: method.toUpperCase(), path: place };
      const requestWith = (headers: Readonly<Record<string, string>>) =>
        provider.request(parts.method, place, { key: randomUUID(), headers, ...(method === 'get' ? {} : { body: {} }) });
      const refused = { status: 401, json: { code: 401_002 } };
      expect(await requestWith({ authorization: `Bearer ${token}` })).toMatchObject(refused);
      expect(await requestWith({ authorization: `DPoP ${token}` })).toMatchObject(refused);
      expect(await requestWith({ authorization: `DPoP ${token}`, dpop: await thief.prove(parts) })).toMatchObject(refused);
      const dpop = await prover.prove(parts);
      await provider.services.judgeProof(dpop, { method: parts.method, addresses: [`http://localhost:4173/api/v1${place}`], token });
      expect(await requestWith({ authorization: `DPoP ${token}`, dpop })).toMatchObject(refused);
    },
  );

  it.each([
    ['for another method', { method: 'POST' }],
    ['for another path', { path: '/devices' }],
    ['for another token', { token: 'another' }],
    ['without its token', { claims: { ath: undefined } }],
    ['with a short id', { claims: { jti: 'short' } }],
    ['of another type', { header: { typ: 'JWT' } }],
    ['without its key', { header: { jwk: undefined } }],
    ['with a query in its address', { claims: { htu: 'http://localhost:4173/api/v1/info/full?a=1' } }],
    ['for another origin', { claims: { htu: 'https://evil.example/api/v1/info/full' } }],
  ])('is refused with a proof %s (RULE-052, GUARD-026)', async (_, wrong) => {
    const { access_token: token } = await openBound('all');
    const dpop = await prover.prove({ token, method: 'GET', path: '/info/full', ...wrong });
    const answer = await provider.request('GET', '/info/full', { headers: { authorization: `DPoP ${token}`, dpop } });
    expect(answer).toMatchObject({ status: 401, json: { code: 401_002 } });
  });

  it('a proof that contains its private key, or is malformed, is refused (RULE-052)', async () => {
    const { access_token: token } = await openBound('all');
    const ofPrivate = await prover.prove({ token, method: 'GET', path: '/info/full', header: { jwk: await exportJWK(prover.privateKey) } });
    for (const dpop of ['x', 'a.b.c', token, ofPrivate]) {
      const answer = await provider.request('GET', '/info/full', { headers: { authorization: `DPoP ${token}`, dpop } });
      expect(answer.status).toBe(401);
    }
  });

  it('a device with a wrong clock gets a nonce and is admitted with it; the provider’s own clock does not matter (RULE-052)', async () => {
    const { access_token: token } = await openBound('all');
    await provider.advance(120);
    expect((await prover.request(provider, 'GET', '/info/full', token)).status).toBe(200);
    const late = { token, method: 'GET', path: '/info/full' };
    const iat = Math.floor(readMachineTime() / 1000) - 3600;
    const readInfo = async (claims: object) =>
      provider.request('GET', '/info/full', { headers: { authorization: `DPoP ${token}`, dpop: await prover.prove({ ...late, claims }) } });
    const refused = await readInfo({ iat });
    expect(refused).toMatchObject({ status: 401, json: { code: 401_006, message: 'Session expired' } });
    const nonce = refused.headers.get('dpop-nonce') ?? '';
    expect((await readInfo({ iat, nonce })).status).toBe(200);
    expect((await readInfo({ iat, nonce: nonce.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).json).toMatchObject({
      code: 401_006,
    });
  });
});

describe('a proof with an invalid key', () => {
  it.each([
    ['a point off the curve', { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }],
    ['zero', { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }],
    ['another curve', { kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA' }],
    ['a secret', { kty: 'oct', k: 'AA' }],
    ['a list', []],
    ['a number', { kty: 1 }],
  ])('is refused like any other wrong proof: %s (RULE-052, GUARD-026)', async (_, jwk) => {
    const { body, access_token: token } = await openBound('all');
    const dpop = await prover.prove({ header: { jwk } });
    expect(await provider.request('POST', '/sign_in', { body, headers: { dpop } })).toMatchObject({ status: 401, json: { code: 401_005 } });
    const asked = await provider.request('GET', '/info/full', { headers: { authorization: `DPoP ${token}`, dpop } });
    expect(asked).toMatchObject({ status: 401, json: { code: 401_002 } });
  });
});

describe('a bound refresh token', () => {
  it('is refreshed with a proof of its key, and yields a bearer access token when only the refresh is bound (RULE-052)', async () => {
    const session = await openBound('refresh');
    expect(session.token_type).toBe('Bearer');
    expect((await provider.request('GET', '/info/full', { token: session.access_token })).status).toBe(200);
    expect((await refreshWithProof(session.refresh_token)).json).toMatchObject({ token_type: 'Bearer' });
  });

  it.each(['refresh', 'all'] as const)(
    'ends its session when used without a proof of its key, and the audit log records it: %s (RULE-052, DEV-007)',
    async (binding) => {
      for (const by of [undefined, thief]) {
        const session = await openBound(binding);
        const answer = by === undefined ? await refresh(session.refresh_token) : await refreshWithProof(session.refresh_token, by);
        expect(answer).toMatchObject({ status: 401, json: { code: 401_005 } });
        expect((await refreshWithProof(session.refresh_token)).json).toMatchObject({ code: 401_003 });
        const audit = await provider.control('GET', `/audit?username=${encodeURIComponent(session.username)}&event=refresh`);
        expect(audit.text).toContain('unbound');
      }
    },
  );
});

describe('a sign-in', () => {
  it('without a proof binds nothing; when proofs are required, it is refused without spending the code (RULE-052)', async () => {
    const { username, password } = await createCustomer(provider, 'verified', { senderConstrained: 'all' });
    const plain = await provider.request('POST', '/sign_in', { body: { username, password } });
    expect(z.parse(tokens, plain.json).token_type).toBeUndefined();
    await provider.control('PATCH', '/settings', { senderConstrainedRequired: true });
    expect(await provider.request('POST', '/sign_in', { body: { username, password } })).toMatchObject({
      status: 400,
      json: { message: 'A proof of possession is required' },
    });
    await provider.control('PATCH', '/settings', { senderConstrainedRequired: false });
  });

  it('with a wrong or a replayed proof is refused (RULE-052, GUARD-026)', async () => {
    const { body } = await openBound('all');
    const wrong = await thief.prove({ path: '/login' });
    expect((await provider.request('POST', '/sign_in', { body, headers: { dpop: wrong } })).json).toMatchObject({ code: 401_005 });
    const dpop = await prover.prove();
    const twice = await Promise.all([1, 2].map(() => provider.request('POST', '/sign_in', { body, headers: { dpop } })));
    expect(sortStatuses(twice)).toEqual([200, 401]);
  });

  it('ignores any content of the header when binding is off (RULE-052)', async () => {
    const { username, password } = await createSession(provider, 'verified');
    const answer = await provider.request('POST', '/sign_in', { body: { username, password }, headers: { dpop: 'anything' } });
    expect(answer.status).toBe(200);
    expect(z.parse(tokens, answer.json).token_type).toBeUndefined();
  });

  it('an unbound token gains nothing from a proof (RULE-052)', async () => {
    const { token } = await createSession(provider, 'verified');
    expect((await prover.request(provider, 'GET', '/info/full', token)).status).toBe(401);
  });
});
