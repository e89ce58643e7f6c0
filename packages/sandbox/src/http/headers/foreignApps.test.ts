import { beforeAll, expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const APP = 'https://app.example';
beforeAll(async () => {
  await provider.control('PATCH', '/settings', { cors_origins: [APP] });
}, 60_000);

const preflight = (origin: string) =>
  provider.request('OPTIONS', '/wallets/1/send', {
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization, idempotency-key' },
  });

it('lets an app of a listed origin call, with a preflight that names it and every header of the contract (RULE-060)', async () => {
  const { status, headers } = await preflight(APP);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(APP);
  expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
  expect(headers.get('access-control-max-age')).toBe('600');
  expect(headers.has('access-control-allow-credentials')).toBe(false);
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? [];
  expect(allowed).toEqual(
    expect.arrayContaining([
      'authorization',
      'content-type',
      'idempotency-key',
      'dpop',
      'x-confirmation',
      'x-device-id',
      'x-user-id',
      'x-request-id',
    ]),
  );
});

it('exposes answers and refusals to it, with the headers that it needs (RULE-060)', async () => {
  const { token } = await createSession(provider, 'verified');
  for (const given of [token, 'none']) {
    const { headers } = await provider.request('GET', '/info/full', { token: given, headers: { origin: APP } });
    expect(headers.get('access-control-allow-origin')).toBe(APP);
    expect(headers.get('access-control-expose-headers')).toBe(
      'Date, Retry-After, X-Request-Id, Idempotent-Replayed, Content-Disposition, Content-Language, DPoP-Nonce',
    );
  }
});

it('sends no such header to any other origin (RULE-060)', async () => {
  for (const { headers } of [
    await preflight('https://evil.example'),
    await provider.request('GET', '/info/full', { headers: { origin: 'https://app.example.evil' } }),
  ])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('serves icons and logos from the host that the operator sets (THIRD-062)', async () => {
  const { token } = await createSession(provider, 'verified');
  await provider.control('PATCH', '/settings', { icon_base: 'https://pictures.example' });
  const { text } = await provider.request('GET', '/accounts/operations', { token });
  expect(text).toContain('"https://pictures.example/static/icons/eur.svg"');
  expect(text).not.toContain('"/static/icons');
  await provider.control('PATCH', '/settings', { icon_base: '' });
  expect((await provider.control('PATCH', '/settings', { icon_base: 'nonsense' })).status).toBe(400);
});
