import { expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import { readTrustedProxies } from '../http/clientAddress.ts';
import { createCustomer } from '../testing/customers.ts';
import { isOneProcess, openTestServices } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

it.each([
  ['none', '', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['the proxy', '203.0.113.9', '203.0.113.9', '198.51.100.7', '198.51.100.7'],
  ['its range', '203.0.113.0/24', '::ffff:203.0.113.9', '10.9.9.9, 198.51.100.7, 203.0.113.40', '198.51.100.7'],
  ['the proxy (which forwards nothing)', '203.0.113.9', '203.0.113.9', undefined, '203.0.113.9'],
  ['the proxy (which forwards no address)', '203.0.113.9', '203.0.113.9', 'unknown, <script>', '203.0.113.9'],
  ['another', '203.0.113.9', '203.0.113.10', '198.51.100.7', '203.0.113.10'],
  ['a range of IPv6', '2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
])(
  'with %s trusted, the client address is what a trusted proxy says, and no client can choose its own (GUARD-010, RULE-053)',
  (_what, list, socket, forwarded, expected) => {
    expect(readTrustedProxies(list)(socket, forwarded)).toBe(expected);
  },
);

it('an invalid range stops the start with a message (GUARD-010, RULE-053)', () => {
  expect(() => readTrustedProxies('10.0.0.0/33')).toThrow(/10\.0\.0\.0\/33 is no address and no range/);
  expect(() => readTrustedProxies('proxy.example')).toThrow(/TRUSTED_PROXIES/);
});

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const createForgedHeader = (sub: string) => ({ authorization: `Bearer ${encodePart({ alg: 'none' })}.${encodePart({ sub })}.` });

async function openStrictProvider(trusted: string) {
  const clientAddress = readTrustedProxies(trusted);
  const services = await openTestServices(provider.database, { clientAddress });
  await services.settings.patch({ rateLimitFactor: 1 });
  const http = createProvider(services);
  const signIn = async (username: string, password: string, headers: Readonly<Record<string, string>> = {}) => {
    const socket = { remoteAddress: '203.0.113.9', destroy: () => undefined };
    const request = new Request('http://localhost/api/v1/sign_in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username, password }),
    });
    return (await http.fetch(request, { incoming: { socket } })).status;
  };
  return { signIn, done: () => services.settings.patch({ rateLimitFactor: 100 }) };
}

it.skipIf(!isOneProcess)(
  'behind a trusted proxy, one customer’s wrong passwords do not lock out their neighbour (GUARD-010, RULE-053)',
  async () => {
    const neighbour = await createCustomer(provider, 'empty');
    const { signIn, done } = await openStrictProvider('203.0.113.9');
    for (let count = 0; count < 40; count += 1)
      await signIn(`+37060077${String(count).padStart(3, '0')}`, 'Wrong12345', { 'x-forwarded-for': '198.51.100.1' });
    expect(await signIn('+37060077999', 'Wrong12345', { 'x-forwarded-for': '198.51.100.1' })).toBe(429);
    expect(await signIn(neighbour.username, neighbour.password, { 'x-forwarded-for': '198.51.100.2' })).toBe(200);
    await done();
  },
  60_000,
);

it.skipIf(!isOneProcess)(
  'an unsigned token neither uses up another customer’s limit nor escapes its own (GUARD-010, RULE-053)',
  async () => {
    const victim = await createCustomer(provider, 'empty');
    const { signIn, done } = await openStrictProvider('');
    for (let count = 0; count < 12; count += 1)
      await signIn(`+37060088${String(count).padStart(3, '0')}`, 'Wrong12345', createForgedHeader(String(victim.id)));
    expect(await signIn(victim.username, victim.password)).toBe(200);
    const statuses = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push(await signIn('+37060099001', 'Wrong12345', createForgedHeader(String(count + 1))));
    expect(statuses.at(-1)).toBe(429);
    await done();
  },
  60_000,
);
