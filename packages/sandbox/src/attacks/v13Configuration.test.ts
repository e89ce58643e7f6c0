import { expect, it } from 'vitest';
import { readControlAccess } from '../control/controlAccess.ts';
import { createProvider } from '../createProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { readMachineTime } from '../testing/testTime.ts';

const provider = setUpProvider();

const TOKEN = 'f3a1c0de5b7788990a1b2c3d4e5f6071';
const toBasicAuthorization = (name: string, password: string): string => `Basic ${btoa(`${name}:${password}`)}`;

async function readStatuses(variables: Readonly<Record<string, string>>, paths: readonly string[], authorization?: string) {
  const http = createProvider(provider.services, readControlAccess(variables));
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return Promise.all(paths.map(async (path) => (await http.request(path, { headers })).status));
}

it('a provider reachable from other machines has no control surface, and still serves the app (GUARD-004)', async () => {
  const paths = ['/sandbox', '/sandbox/messages', '/sandbox/kyc', '/_healthz'];
  expect(await readStatuses({ HOST: '0.0.0.0' }, paths)).toEqual([404, 404, 404, 200]);
  expect(await readStatuses({ SANDBOX: 'off' }, paths)).toEqual([404, 404, 404, 200]);
  expect(await readStatuses({ HOST: '127.0.0.2' }, paths)).toEqual([200, 200, 200, 200]);
});

it('with a token set, the control surface requires it, except on the customer’s own page (GUARD-004)', async () => {
  const variables = { HOST: '0.0.0.0', SANDBOX_TOKEN: TOKEN };
  const paths = ['/sandbox', '/sandbox/messages', '/sandbox/kyc'];
  expect(await readStatuses(variables, paths)).toEqual([401, 401, 200]);
  expect(await readStatuses(variables, paths, `Bearer ${TOKEN.toUpperCase()}`)).toEqual([401, 401, 200]);
  expect(await readStatuses(variables, paths, toBasicAuthorization(TOKEN, ''))).toEqual([401, 401, 200]);
  expect(await readStatuses(variables, paths, `Bearer ${TOKEN}`)).toEqual([200, 200, 200]);
  expect(await readStatuses(variables, paths, toBasicAuthorization('operator', TOKEN))).toEqual([200, 200, 200]);
});

it('a guessable token stops the start with a message (GUARD-004)', () => {
  expect(() => readControlAccess({ HOST: '0.0.0.0', SANDBOX_TOKEN: 'secret' })).toThrow(/has 6 characters, it needs at least 32/);
});

it('hosts that the operator lists are allowed, and no others (GUARD-001)', async () => {
  const http = createProvider(provider.services, readControlAccess({ SANDBOX_HOSTS: 'studio.example:8443, proxy.example' }));
  const readStatus = async (host: string) => (await http.request('/sandbox/messages', { headers: { host } })).status;
  expect(await readStatus('studio.example:8443')).toBe(200);
  expect(await readStatus('proxy.example')).toBe(200);
  expect(await readStatus('studio.example')).toBe(403);
  expect(await readStatus('proxy.example.evil.example')).toBe(403);
});

it.each(['/signup', '/', '*', '/static/app.js', '/sandbox/messages', '/chat', '/.well-known/security.txt'])(
  'a fault on %s does not replace a page (GUARD-005)',
  async (path) => {
    const match = { path };
    const { json } = await provider.control('POST', '/faults', { match, times: 0, body: '<script>steal()</script>' });
    for (const page of ['/signup', '/', '/static/app.js', '/chat', '/.well-known/security.txt']) {
      expect(await (await provider.http.request(page)).text(), page).not.toContain('steal');
    }
    expect(json).toHaveProperty('id');
    await provider.control('DELETE', '/faults');
  },
);

it('a fault expires: one until cleared after an hour, any other after a day (GUARD-005)', async () => {
  const match = { path: '/_healthz' };
  await provider.control('POST', '/faults', { match, times: 0, status: 418 });
  await provider.control('POST', '/faults', { match, times: 9, status: 419 });
  const ends = provider.services.faults.list().map(({ endsAt }) => Math.round((endsAt.getTime() - readMachineTime()) / 60_000));
  expect(ends).toEqual([60, 24 * 60]);
  await provider.control('DELETE', '/faults');
});
