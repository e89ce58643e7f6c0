import { endpoints } from '@wallet/contract/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOneProcess, openProvider, type TestProvider } from './testing/openProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const closed = endpoints.filter(({ access, root }) => access !== 'public' && root !== true);
/** In the router's notation: `GET /api/v1/cards/:id`. */
const toRoute = ({ method, path }: (typeof endpoints)[number]) => `${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

it.runIf(isOneProcess)(
  'every call but the public ones requires a session, and refuses before any other check (ACC-016, SES-010)',
  async () => {
    const served = new Set(provider.http.routes.map(({ method, path }) => `${method} ${path}`));
    const calls = closed.filter((endpoint) => served.has(toRoute(endpoint)));
    expect(calls.length).toBeGreaterThan(40);
    for (const { id, method, path } of calls) {
      const answer = await provider.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), method === 'get' ? {} : { body: {} });
      expect(answer, id).toMatchObject({ status: 401, json: { code: 401002, message: 'Session expired' } });
    }
  },
);
