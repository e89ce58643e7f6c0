import { refreshToken } from '@wallet/contract/access/session';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession, signInAs } from '../../testing/customers.ts';
import { isOneProcess } from '../../testing/openProvider.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const refresh = (token: string) => provider.request('POST', '/refresh_token', { body: { refresh_token: token } });
const info = (token: string) => provider.request('GET', '/info/full', { token });
const parseTokens = (json: unknown) => z.parse(refreshToken.answers[200], json);

it('exchanges a refresh token for a new pair (API-003, SES-018)', async () => {
  const session = await createSession(provider, 'verified');
  const answer = await refresh(session.refresh);
  const tokens = parseTokens(answer.json);
  expect(tokens.expires_in).toBe(900);
  expect(tokens.refresh_token).not.toBe(session.refresh);
  expect((await info(tokens.access_token)).status).toBe(200);
});

it('returns the same successor within 10 seconds, for two simultaneous requests (RULE-011, D-SES-05)', async () => {
  const session = await createSession(provider, 'verified');
  const [one, two] = await Promise.all([refresh(session.refresh), refresh(session.refresh)]);
  expect(one.status).toBe(200);
  expect(parseTokens(two.json).refresh_token).toBe(parseTokens(one.json).refresh_token);
  expect((await info(parseTokens(two.json).access_token)).status).toBe(200);
});

it('ends the family when a used refresh token is presented again later (RULE-011)', async () => {
  const session = await createSession(provider, 'verified');
  const thief = parseTokens((await refresh(session.refresh)).json);
  await provider.advance(11);
  expect(await refresh(session.refresh)).toMatchObject({ status: 401, json: { code: 401004, message: 'Session expired' } });
  expect((await refresh(thief.refresh_token)).json).toMatchObject({ code: 401003 });
  expect((await info(thief.access_token)).json).toMatchObject({ code: 401002 });
  expect((await signInAs(provider, session)).user.username).toBe(session.username);
});

it('ends an access token after 15 minutes and a refresh token after a day without use (RULE-011)', async () => {
  const session = await createSession(provider, 'verified');
  await provider.advance(890);
  expect((await info(session.token)).status).toBe(200);
  await provider.advance(10);
  expect((await info(session.token)).json).toEqual({ code: 401002, message: 'Session expired' });
  const later = parseTokens((await refresh(session.refresh)).json);
  await provider.advance(86_400);
  expect((await refresh(later.refresh_token)).json).toMatchObject({ code: 401003 });
});

it('refuses an unknown refresh token (API-003)', async () => {
  expect(await refresh('rt_unknown')).toMatchObject({ status: 401, json: { code: 401003 } });
  expect((await refresh('')).json).toMatchObject({ code: 400, fields: { refresh_token: expect.anything() } });
});

it('does not store refresh tokens in the clear (RULE-011)', async () => {
  const session = await createSession(provider, 'verified');
  const rows = await provider.database.selectFrom('refresh_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(session.refresh);
});

it.each(['', 'Bearer', 'Bearer x.y.z', 'Basic YTpi'])('refuses the authorization "%s" (RULE-011)', async (authorization) => {
  const answer = await provider.request('GET', '/info/full', { headers: { authorization } });
  expect(answer).toMatchObject({ status: 401, json: { code: 401002 } });
});

it('ends only the current session (API-004, SES-021)', async () => {
  const session = await createSession(provider, 'verified');
  const other = await signInAs(provider, session);
  expect((await provider.request('POST', '/logout', { token: session.token })).status).toBe(204);
  expect((await info(session.token)).status).toBe(401);
  expect((await refresh(session.refresh)).status).toBe(401);
  expect((await info(other.access_token)).status).toBe(200);
});

it.runIf(isOneProcess)('api.md 1.7 limits a token family to ten refreshes a minute (API-003)', async () => {
  await provider.control('PATCH', '/settings', { rateLimitFactor: 1 });
  const session = await createSession(provider, 'verified');
  for (let use = 1; use <= 10; use += 1) expect((await refresh(session.refresh)).status).toBe(200);
  const refused = await refresh(session.refresh);
  expect(refused).toMatchObject({ status: 429, json: { code: 429 } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await provider.control('PATCH', '/settings', { rateLimitFactor: 100 });
});
