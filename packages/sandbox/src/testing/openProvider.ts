import { parseJson } from '@wallet/core/configuration/readers';
import { Hono } from 'hono';
import { tmpdir } from 'node:os';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openDatabase, type Database } from '../database/openDatabase.ts';
import { openServices, type Services } from '../http/services.ts';
import { readMasterKey } from '../kernel/keys/masterKey.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { openSeededDatabase } from './openTestDatabase.ts';
import { readMachineTime } from './testTime.ts';

export type RequestOptions = {
  /** Sent as JSON, except FormData. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** `json` is undefined if the response has no JSON body. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: unknown; readonly text: string };
export type SendRequest = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/** Sends requests to a provider, in this process or elsewhere. */
export type ProviderClient = {
  readonly http: Hono;
  readonly request: SendRequest;
  readonly control: (method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly advance: (seconds: number) => Promise<Answer>;
};
export type TestProvider = ProviderClient & {
  readonly database: Database;
  readonly services: Services;
  readonly close: () => Promise<void>;
};

/** Origin of a running provider to test instead, on the database that DATABASE_URL names (`npm run soak -- processes`). */
const ELSEWHERE = process.env['PROVIDER_URL'];
/** The server in front of that provider's API (tools/attacks.ts). The control surface is not behind it. */
const IN_FRONT = process.env['FRONT_URL'];

/** State of a single process (limits per minute, seen requests, sockets) can only be tested when one process answers everything. */
export const isOneProcess = ELSEWHERE === undefined;

export function createRequester(http: Hono, base: string): SendRequest {
  return async (method, path, { body, token, key, headers } = {}) => {
    const isForm = body instanceof FormData;
    const answer = await http.request(base + path, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: parseJson(text), text };
  };
}

export function createProviderClient(http: Hono): ProviderClient {
  const send = createRequester(http, '/sandbox');
  return {
    http,
    request: createRequester(http, '/api/v1'),
    control: (method, path, body) => send(method, path, { body }),
    advance: (seconds) => send('POST', '/clock', { body: { advanceSeconds: seconds } }),
  };
}

/**
 * A provider listening at this origin, with the same interface as one without a server.
 * @param front origin of its API, if another server is in front of it
 */
export function connectProvider(origin: string, answered: () => Promise<void> = async () => undefined, front = origin): ProviderClient {
  const http = new Hono();
  http.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const body = hasBody ? await req.arrayBuffer() : null;
    const answer = await fetch((pathname.startsWith('/api/') ? front : origin) + pathname + search, {
      method: req.method,
      headers: req.raw.headers,
      body,
      redirect: 'manual',
    });
    await answered();
    return answer;
  });
  // The provider is unreachable. That is not a response of its own.
  http.onError((error) => {
    throw error;
  });
  return createProviderClient(http);
}

async function openElsewhere(origin: string): Promise<TestProvider> {
  const { database, isShared, close } = await openDatabase({ url: process.env['DATABASE_URL'] });
  const master = readMasterKey(process.env['SECRETS_KEY'], tmpdir());
  const services = await openServices(database, { handlers: jobHandlers, isShared, master });
  return { ...connectProvider(origin, services.refresh, IN_FRONT), database, services, close };
}

/** Used for measuring: runs on the machine's time and with the production cost of passwords. */
async function openInFolder(dataDir: string): Promise<TestProvider> {
  const { database, close } = await openDatabase({ dataDir });
  const services = await openServices(database, { handlers: jobHandlers });
  await seedDemo(database, services.clock.now());
  return { ...createProviderClient(createProvider(services)), database, services, close };
}

export const openTestServices = (database: Database, parts: Partial<Parameters<typeof openServices>[1]> = {}): Promise<Services> =>
  openServices(database, { handlers: jobHandlers, machine: readMachineTime, ...parts });

/**
 * Opens a seeded provider without a server. A test file uses `setUpProvider`, which also closes it, and separates its tests by customers
 * (`POST /sandbox/customers`). With DATABASE_URL the same tests run on PostgreSQL, and with PROVIDER_URL through running processes.
 */
export async function openProvider({ dataDir }: { readonly dataDir?: string } = {}): Promise<TestProvider> {
  if (ELSEWHERE !== undefined) return openElsewhere(ELSEWHERE);
  if (dataDir !== undefined) return openInFolder(dataDir);
  const { database, close } = await openSeededDatabase();
  const services = await openTestServices(database);
  return { ...createProviderClient(createProvider(services)), database, services, close };
}
