import { describe, expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import { createSession } from '../testing/customers.ts';
import { openTestServices } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const STRICT = "default-src 'none'; frame-ancestors 'none'; sandbox";

describe('responses other than pages run nothing, and are neither framed nor cached (GUARD-019, RULE-056)', () => {
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

it('a page injected by a fault below the API runs nothing, whatever headers it sets (GUARD-005, RULE-056)', async () => {
  const { username, token } = await createSession(provider, 'empty');
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src *; script-src 'unsafe-inline'" };
  await provider.control('POST', '/faults', { match: { path: '/api/v1/info/full', username }, body: '<script>steal()</script>', headers });
  const answer = await provider.request('GET', '/info/full', { token });
  expect(answer.text).toContain('steal');
  expect(answer.headers.get('content-security-policy')).toBe(STRICT);
});

it('the app of another origin may show the provider’s pictures; a memorandum is displayed but never framed (RULE-056)', async () => {
  const picture = await provider.http.request('/static/icons/btc.svg');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(picture.headers.get('content-security-policy')).toBe(STRICT);
  const memorandum = await provider.http.request('/static/documents/rsn-memorandum.pdf');
  expect(memorandum.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

it('an https origin requires https from then on and publishes a security contact, an http origin does neither (API-114, GUARD-019, RULE-056)', async () => {
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

it('the request log stores no token, wherever in a body it appeared (GUARD-019)', async () => {
  const { username, token, refresh } = await createSession(provider, 'empty');
  await provider.request('POST', '/sign_in', { body: { username, password: 'x', onesignal_id: `was ${token}, ${refresh}` } });
  const log = (await provider.control('GET', `/requests?username=${encodeURIComponent(username)}`)).text;
  expect(log).toContain('was [redacted], [redacted]');
  expect(log).not.toContain(token);
  expect(log).not.toContain(refresh);
});
