import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../testing/customers.ts';
import type { Answer } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const HEADER = { alg: 'EdDSA', typ: 'at+jwt' };
const CLAIMS = { iss: 'urn:wallet:provider', aud: 'urn:wallet:api' };

describe('a token signed with the provider’s own key is refused unless it is an access token of this API (GUARD-020)', () => {
  it.each<[string, object, object]>([
    ['no type', { typ: undefined }, {}],
    ['another type', { typ: 'JWT' }, {}],
    ['no key id', { kid: undefined }, {}],
    ['another key id', { kid: 'other' }, {}],
    ['no issuer', {}, { iss: undefined }],
    ['another issuer', {}, { iss: 'urn:other' }],
    ['no audience', {}, { aud: undefined }],
    ['another audience', {}, { aud: 'urn:wallet:reports' }],
  ])('%s', async (_what, header, claims) => {
    const { token } = await createSession(provider, 'empty');
    const { kid } = decodeProtectedHeader(token);
    const forge = (protectedHeader: object, members: object) =>
      new SignJWT({ ...decodeJwt(token), ...CLAIMS, ...members })
        .setProtectedHeader({ ...HEADER, ...(kid === undefined ? {} : { kid }), ...protectedHeader })
        .sign(provider.services.keys.signing);
    const readStatus = async (forged: string) => (await provider.request('GET', '/info/full', { token: forged })).status;
    expect(await readStatus(await forge({}, {}))).toBe(200);
    expect(await readStatus(await forge(header, claims))).toBe(401);
  });
});

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
const read = ({ json }: Answer) => z.parse(tokens, json);
const DAY = 86_400;

it('a session ends 30 days after its sign-in however often it is refreshed, and so does its last access token (DEV-010, GUARD-014, RULE-051)', async () => {
  const session = await createSession(provider, 'empty');
  const refreshToken = (refresh_token: string) => provider.request('POST', '/refresh_token', { body: { refresh_token } });
  let { refresh } = session;
  for (let halfDay = 1; halfDay < 60; halfDay += 1) {
    await provider.advance(DAY / 2);
    refresh = read(await refreshToken(refresh)).refresh_token;
  }
  await provider.advance(DAY / 2 - 300);
  const last = read(await refreshToken(refresh));
  expect(last.expires_in).toBeLessThanOrEqual(300);
  expect((await provider.request('GET', '/info/full', { token: last.access_token })).status).toBe(200);
  await provider.advance(301);
  expect((await provider.request('GET', '/info/full', { token: last.access_token })).json).toMatchObject({ code: 401_002 });
  expect((await refreshToken(last.refresh_token)).json).toMatchObject({ code: 401_003 });
}, 60_000);
