import { describe, expect, it } from 'vitest';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const ADVANCE = { method: 'POST', path: '/sandbox/clock', body: '{"advanceSeconds":0}' };
const CALLS = [
  ADVANCE,
  { method: 'GET', path: '/sandbox/messages' },
  { method: 'GET', path: '/sandbox/requests' },
  { method: 'POST', path: '/sandbox/deposits', body: '{"username":"+37060000001","currency":"EUR","amount":"1000.00","kind":"sepa"}' },
  { method: 'POST', path: '/sandbox/faults', body: '{"match":{"path":"/signup"},"times":0,"body":"<script></script>"}' },
  { method: 'DELETE', path: '/sandbox/faults' },
] as const;

type Attack = { readonly method: string; readonly path: string; readonly body?: string };

/** Sends a request to the control surface as a browser or tool would. A body is JSON unless a header says otherwise. */
async function sendTo({ method, path, body }: Attack, headers: Readonly<Record<string, string>>) {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await provider.http.request(path, { method, headers: { ...type, ...headers }, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

describe('a page of another site', () => {
  it.each(CALLS)('cannot $method $path, because of its origin (GUARD-002)', async (call) => {
    const answer = await sendTo(call, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('This request came from another site') });
  });

  it.each(CALLS)('cannot $method $path from another program on this machine (GUARD-002)', async (call) => {
    expect((await sendTo(call, { origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await sendTo(call, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await sendTo(call, { origin: 'null' })).status).toBe(403);
  });

  it('opens the console and the identity page by a link, and nothing else (GUARD-002)', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await sendTo({ method: 'GET', path: '/sandbox' }, link)).status).toBe(200);
    expect((await sendTo({ method: 'GET', path: '/sandbox/kyc' }, link)).status).toBe(200);
    expect((await sendTo({ method: 'GET', path: '/sandbox/messages' }, link)).status).toBe(403);
    expect((await sendTo({ method: 'POST', path: '/sandbox/kyc?customer_id=x' }, link)).status).toBe(403);
  });
});

it.each(CALLS)('a host name that an attacker points at this machine cannot $method $path (GUARD-001)', async (call) => {
  const answer = await sendTo(call, { host: 'evil.example:4310' });
  expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('This host is not allowed') });
});

it('a request line naming this machine does not hide the name in the header (GUARD-001)', async () => {
  expect((await sendTo({ ...ADVANCE, path: 'http://evil.example/sandbox/clock' }, { host: 'localhost:4173' })).status).toBe(403);
  expect((await sendTo({ ...ADVANCE, path: 'http://localhost/sandbox/clock' }, { host: 'evil.example' })).status).toBe(403);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'a body of the type "%s" changes nothing (GUARD-003)',
  async (type) => {
    expect((await sendTo(ADVANCE, { 'content-type': type })).status).toBe(415);
  },
);

it('a page of this origin, another loopback name and a tool without a browser are still served (GUARD-001, GUARD-002)', async () => {
  expect((await sendTo(ADVANCE, {})).status).toBe(200);
  expect((await sendTo(ADVANCE, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await sendTo(ADVANCE, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  for (const host of ['localhost:4173', '127.0.0.1:9', '[::1]:4173']) expect((await sendTo(ADVANCE, { host })).status, host).toBe(200);
});

it('a call of the app with a body but no media type is refused, whatever it does (GUARD-017)', async () => {
  const bytes = new TextEncoder().encode('{"username":"+37060000001"}');
  for (const path of ['/one_time_code', '/sign_in', '/logout', '/forgot_password', '/public/log', '/refresh_token']) {
    const answer = await provider.http.request(`/api/v1${path}`, { method: 'POST', body: bytes });
    expect([415, 401], path).toContain(answer.status);
    expect(answer.status === 401 ? path : '/logout', path).toBe('/logout');
  }
});
