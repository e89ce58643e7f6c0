import { describe, expect, it } from 'vitest';
import { createCustomer, createSession } from '../testing/customers.ts';
import { isOneProcess } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

const signInWith = (body: string, type = 'application/json') =>
  provider.http.request('/api/v1/sign_in', { method: 'POST', body, headers: { 'content-type': type } });

const addFault = async (definition: object): Promise<void> => {
  expect((await provider.control('POST', '/faults', definition)).status).toBe(201);
};

describe('conventions (api.md 1.1)', () => {
  it('returns the request id that was sent or a new one, and forbids caching (API-017)', async () => {
    const { token } = await createSession(provider, 'draft');
    const answer = await provider.request('GET', '/info/full', { token });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const id = '2f1c4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
    expect((await provider.request('GET', '/info/full', { token, headers: { 'x-request-id': id } })).headers.get('x-request-id')).toBe(id);
    const bad = await provider.request('GET', '/info/full', { token, headers: { 'x-request-id': 'not a uuid' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives the same answers under /v1 (API-001)', async () => {
    const answer = await provider.http.request('/v1/sign_in', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['POST', '/info/full', 405, 405],
    ['GET', '/nobody/has/this', 404, 404],
  ])('refuses %s %s with %i', async (method, path, status, code) => {
    const answer = await provider.request(method, path);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ code });
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET');
  });

  it('refuses a body that is not JSON or too large, and another media type (API-001)', async () => {
    expect(await (await signInWith('{"username":')).json()).toMatchObject({ code: 400_002, message: 'The request could not be read' });
    expect(await (await signInWith(`{"username":"${'9'.repeat(70_000)}"}`)).json()).toMatchObject({ code: 400_002 });
    expect((await signInWith('username=1', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('refuses a body with too many levels (API-001)', async () => {
    for (const [levels, code] of [
      [64, 400],
      [65, 400_002],
      [30_000, 400_002],
    ] as const) {
      const answer = await signInWith(`${'['.repeat(levels)}"[[\\"[["${']'.repeat(levels)}`);
      expect(await answer.json()).toMatchObject({ code });
    }
  });

  it('names the field of a text that the database cannot store, and finds nothing by an id over 32 bits (API-066)', async () => {
    const { token } = await createSession(provider, 'verified');
    for (const text of ['%00ab', 'ab%00']) {
      const answer = await provider.request('GET', `/search/orders?q=${text}`, { token });
      expect(answer).toMatchObject({ status: 400, json: { code: 400, fields: { q: ['This value is not valid'] } } });
    }
    expect(await (await signInWith('{"username":"+37060000001","password":"\\ud800"}')).json()).toMatchObject({
      fields: { password: ['This value is not valid'] },
    });
    const response = await provider.request('GET', '/search/orders?account[]=99999999999', { token });
    expect(response).toMatchObject({ status: 200, json: { orders: [], total: 0 } });
    const body = { account: 99_999_999_999, amount: '10.00' };
    expect((await provider.request('POST', '/wallets/99999999999/buy', { token, body, key: 'beyond-32-bits-000' })).status).toBe(404);
  });

  it('refuses a forged token for an id over 32 bits (SES-010)', async () => {
    const token = `e30.${Buffer.from('{"sub":"99999999999"}').toString('base64url')}.e30`;
    expect((await provider.request('GET', '/info/full', { token })).status).toBe(401);
  });

  it('names every field of a malformed body (API-001)', async () => {
    const { json } = await provider.request('POST', '/sign_in', { body: { username: 5 } });
    expect(json).toMatchObject({ code: 400, message: 'Validation failed', fields: { username: ['Invalid phone number'] } });
    expect(Object.keys(getFields(json)).toSorted()).toEqual(['password', 'username']);
  });

  it('serves health and version at the root of the origin (API-087, API-086)', async () => {
    expect(await (await provider.http.request('/_healthz')).json()).toEqual({ status: 'ok' });
    const version = await provider.http.request('/version.txt');
    expect([await version.text(), version.headers.get('cache-control')]).toEqual(['v22.3.1', 'no-store']);
  });
});

function getFields(json: unknown): object {
  return typeof json === 'object' && json !== null && 'fields' in json && typeof json.fields === 'object' && json.fields !== null
    ? json.fields
    : {};
}

describe('faults (sandbox.md)', () => {
  it('a fault answers in place of the provider, once by default, for one customer', async () => {
    const [hit, spared] = [await createSession(provider, 'draft'), await createSession(provider, 'draft')];
    await addFault({
      match: { path: '/api/v1/info', username: hit.username },
      status: 503,
      body: { code: 503, message: 'x' },
      headers: { 'retry-after': '2' },
    });
    expect((await provider.request('GET', '/info/full', { token: spared.token })).status).toBe(200);
    const answer = await provider.request('GET', '/info/full', { token: hit.token });
    expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([503, { code: 503, message: 'x' }, '2']);
    expect((await provider.request('GET', '/info/full', { token: hit.token })).status).toBe(200);
  });

  it('a fault recognises a customer by phone when there is no token', async () => {
    const { username, password } = await createCustomer(provider, 'draft');
    await addFault({ match: { method: 'POST', path: '/api/v1/sign_*', username }, status: 500, times: 2 });
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await provider.request('POST', '/sign_in', { body: { username, password } })).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('a fault delays the real answer and adds headers to it', async () => {
    const { username, token } = await createSession(provider, 'draft');
    await addFault({ match: { path: '/api/v1/info/full', username }, delayMs: 1, headers: { 'x-slow': 'yes' } });
    const slow = await provider.request('GET', '/info/full', { token });
    expect([slow.status, slow.headers.get('x-slow')]).toEqual([200, 'yes']);
  });

  it.runIf(isOneProcess)('a fault closes the socket', async () => {
    const { username, token } = await createSession(provider, 'draft');
    await addFault({ match: { path: '/api/v1/info/full', username }, drop: true });
    await expect(provider.request('GET', '/info/full', { token })).rejects.toThrow(/dropped/);
  });

  it('a fault with times 0 stays until it is cleared', async () => {
    const { username, token } = await createSession(provider, 'draft');
    const { json } = await provider.control('POST', '/faults', { match: { path: '/api/v1/info', username }, status: 500, times: 0 });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await provider.request('GET', '/info/full', { token })).status).toBe(500);
    const id = typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
    expect((await provider.control('DELETE', `/faults/${id}`)).status).toBe(204);
    expect((await provider.request('GET', '/info/full', { token })).status).toBe(200);
  });
});

it.runIf(isOneProcess)('hides the customer’s secrets from the operator’s log of requests (RULE-036)', async () => {
  const { username, token } = await createSession(provider, 'draft');
  const log = await provider.control('GET', `/requests?username=${encodeURIComponent(username)}&path=/api/v1/sign_in`);
  expect(log.text).not.toContain('Halden2026');
  expect(log.json).toMatchObject([{ method: 'POST', path: '/api/v1/sign_in', status: 200, body: { username, password: '[redacted]' } }]);
  await provider.request('GET', '/info/full?a=1', { token });
  const info = await provider.control('GET', `/requests?username=${encodeURIComponent(username)}&path=/api/v1/info`);
  expect(info.text).not.toContain(token);
  expect(info.json).toMatchObject([{ method: 'GET', path: '/api/v1/info/full?a=1', headers: { authorization: 'Bearer [redacted]' } }]);
});

it.runIf(isOneProcess)('stores no token of a path, a header or a body (RULE-036)', async () => {
  const { token, username } = await createSession(provider, 'verified');
  const file = 'Zr4'.repeat(14);
  const headers = {
    cookie: 'session=first; theme=second',
    referer: `http://localhost/reports?file=${file}&tab=1`,
    'x-referer': `http://localhost/files/${file}`,
  };
  await provider.request('GET', `/reports/files/${file}?code=815815&page=2`, { token, headers });
  await provider.request('GET', `/public/travel_rule/own_wallet/${file}?note=${file}`, { token, headers: { authorization: file } });
  await provider.request('POST', '/sign_in', { body: { username, password: 'Halden2026', captchaToken: file, token: file } });
  const log = await provider.control('GET', '/requests');
  expect(log.text).not.toMatch(new RegExp(`${file}|815815|first|second`));
  const own = await provider.control('GET', `/requests?username=${encodeURIComponent(username)}&path=/api/v1/reports`);
  expect(own.json).toMatchObject([
    {
      path: '/api/v1/reports/files/[redacted]?code=[redacted]&page=2',
      headers: { cookie: '[redacted]', referer: 'http://localhost/reports?file=[redacted]&tab=1' },
    },
  ]);
});
