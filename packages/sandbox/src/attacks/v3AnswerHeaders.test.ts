import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import { newSession } from '../testing/customers.ts';
import { openProvider, openTestServices, type TestProvider } from '../testing/openProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.close());

const STRICT = "default-src 'none'; frame-ancestors 'none'; sandbox";

describe('every answer that is no page runs nothing, is framed nowhere and kept nowhere (GUARD-019, RULE-056)', () => {
  it.each([
    ['GET', '/api/v1/public/rates', 200],
    ['GET', '/api/v1/info/full', 401],
    ['GET', '/api/v1/none', 404],
    ['DELETE', '/api/v1/sign_in', 405],
    ['POST', '/v1/sign_in', 415],
    ['GET', '/_healthz', 200],
    ['GET', '/version.txt', 200],
    ['GET', '/static/missing.js', 404],
    ['GET', '/sandbox/messages', 200],
    ['GET', '/sandbox/none', 404],
    ['GET', '/.well-known/security.txt', 404],
  ])('%s %s (%i)', async (method, path, status) => {
    const answer = await provider.http.request(path, { method, ...(status === 415 ? { body: '{}' } : {}) });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': STRICT,
    });
  });
});

it('a fault’s page below the API runs nothing, whatever headers it brings (GUARD-005, RULE-056)', async () => {
  const { username, token } = await newSession(provider, 'empty');
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src *; script-src 'unsafe-inline'" };
  await provider.control('POST', '/faults', { match: { path: '/api/v1/info/full', username }, body: '<script>steal()</script>', headers });
  const answer = await provider.request('GET', '/info/full', { token });
  expect(answer.text).toContain('steal');
  expect(answer.headers.get('content-security-policy')).toBe(STRICT);
});

it('pictures of the provider may be shown by the app of another origin; a memorandum is shown, and framed nowhere (RULE-056)', async () => {
  const picture = await provider.http.request('/static/icons/btc.svg');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(picture.headers.get('content-security-policy')).toBe(STRICT);
  const memorandum = await provider.http.request('/static/documents/rsn-memorandum.pdf');
  expect(memorandum.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

it('an origin of https tells browsers to come by nothing else and names who hears of a weakness, one of http does not (API-114, GUARD-019, RULE-056)', async () => {
  const services = await openTestServices(provider.database, {
    origin: 'https://wallet.example',
    securityContact: 'mailto:security@halden.example',
  });
  const http = createProvider(services);
  const secure = await http.request('/version.txt');
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect((await provider.http.request('/version.txt')).headers.has('strict-transport-security')).toBe(false);
  const contact = await (await http.request('/.well-known/security.txt')).text();
  expect(contact).toMatch(
    /^Contact: mailto:security@halden\.example\nExpires: [\dTZ:.-]+\nPreferred-Languages: en\nCanonical: https:\/\/wallet/,
  );
  const days = (Date.parse(/Expires: (.+)/.exec(contact)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
});

it('no token is kept with the requests seen, wherever in a body it was written (GUARD-019)', async () => {
  const { username, token, refresh } = await newSession(provider, 'empty');
  await provider.request('POST', '/sign_in', { body: { username, password: 'x', onesignal_id: `was ${token}, ${refresh}` } });
  const log = (await provider.control('GET', `/requests?username=${encodeURIComponent(username)}`)).text;
  expect(log).toContain('was [redacted], [redacted]');
  expect(log).not.toContain(token);
  expect(log).not.toContain(refresh);
});
