import { endpoints } from '@wallet/contract/registry';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import { createSession } from '../testing/customers.ts';
import { createRequester, isOneProcess, openTestServices } from '../testing/openProvider.ts';
import { createBody, toRoute, type Endpoint } from '../testing/sampleCalls.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();
let session: Awaited<ReturnType<typeof createSession>>;
beforeAll(async () => {
  session = await createSession(provider, 'verified', { balances: { EUR: '1000.00', ETH: '5.0' } });
}, 60_000);

const own = endpoints.filter(({ access, root }) => (access === 'feature' || access === 'money') && root !== true);
const money = own.filter(({ access }) => access === 'money');
const writing = own.filter(({ method, bodyKind, body }) => method !== 'get' && bodyKind !== 'multipart' && body !== undefined);
const nameByRoute = (some: readonly Endpoint[]) => some.map((endpoint) => [toRoute(endpoint), endpoint] as const);
const countOrders = async (customerId: number): Promise<number> =>
  (await provider.database.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute()).length;
const toPath = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, '1');

describe('with another content type', () => {
  it.each(nameByRoute(writing))('%s is refused (GUARD-017, GUARD-026)', async (_route, endpoint) => {
    const headers = { 'content-type': 'text/plain' };
    const options = { token: session.token, key: randomUUID(), body: createBody(endpoint) ?? {}, headers };
    const answer = await provider.request(endpoint.method.toUpperCase(), toPath(endpoint), options);
    expect(answer.status).toBe(415);
  });
});

describe('from another origin', () => {
  it.each(nameByRoute(own))('%s allows neither the preflight nor reading the response (GUARD-026)', async (_route, endpoint) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const before = await provider.request('OPTIONS', toPath(endpoint), {
      headers: {
        ...headers,
        'access-control-request-method': endpoint.method.toUpperCase(),
        'access-control-request-headers': 'authorization',
      },
    });
    const answer = await provider.request(endpoint.method.toUpperCase(), toPath(endpoint), { headers, body: createBody(endpoint) });
    for (const { headers: received } of [before, answer]) {
      expect(received.get('access-control-allow-origin')).toBeNull();
      expect(received.get('access-control-allow-credentials')).toBeNull();
    }
    // No credentials are sent automatically, since there is no cookie.
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  });
});

describe('sent three times in parallel', () => {
  it.each(nameByRoute(money))('%s takes effect once per key (RULE-002, GUARD-026)', async (_route, endpoint) => {
    const key = randomUUID();
    const before = await countOrders(session.id);
    const send = () =>
      provider.request(endpoint.method.toUpperCase(), toPath(endpoint), { token: session.token, key, body: createBody(endpoint) });
    const answers = await Promise.all([send(), send(), send()]);
    expect((await countOrders(session.id)) - before).toBeLessThanOrEqual(1);
    expect(new Set(answers.filter(({ status }) => status < 300).map(({ text }) => text)).size).toBeLessThanOrEqual(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});

// The limits per minute are counted by each process.
describe.runIf(isOneProcess)('over the limit', () => {
  let strict: ReturnType<typeof createRequester>;
  let hasty: Awaited<ReturnType<typeof createSession>>;
  beforeAll(async () => {
    hasty = await createSession(provider, 'verified');
    const services = await openTestServices(provider.database);
    await services.settings.patch({ rateLimitFactor: 1 });
    strict = createRequester(createProvider(services), '/api/v1');
    for (let count = 0; count < 600; count += 1) await strict('GET', '/plans/none', { token: hasty.token });
    for (let count = 0; count < 600; count += 1) await strict('GET', '/currencies', { token: hasty.token });
  }, 60_000);
  afterAll(() => provider.services.settings.patch({ rateLimitFactor: 100 }));

  it.each(nameByRoute(own))('%s gets a 429 with a Retry-After (GUARD-010, GUARD-026)', async (_route, endpoint) => {
    const options = { token: hasty.token, key: randomUUID(), body: createBody(endpoint) };
    const answer = await strict(endpoint.method.toUpperCase(), toPath(endpoint), options);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
