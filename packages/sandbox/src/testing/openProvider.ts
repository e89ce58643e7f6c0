import { readJson } from '@wallet/core/configuration/readers';
import { Hono } from 'hono';
import { tmpdir } from 'node:os';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openDatabase, type Database } from '../database/openDatabase.ts';
import { openServices, type Services } from '../http/services.ts';
import { readMasterKey } from '../kernel/keys/masterKey.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { openSeededDatabase } from './openTestDatabase.ts';
import { machineTime } from './testTime.ts';

export type RequestOptions = {
  /** Travels as JSON; a FormData as it is. */
  readonly body?: unknown;
  /** The bearer. */
  readonly token?: string | undefined;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** `json` is undefined when the answer has no JSON body. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: unknown; readonly text: string };
export type Ask = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/** A provider as it is asked, wherever it runs. */
export type AskedProvider = {
  readonly http: Hono;
  /** A call below `/api/v1`. */
  readonly request: Ask;
  /** A call below `/sandbox`. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Moves the provider's clock forward. */
  readonly advance: (seconds: number) => Promise<Answer>;
};
export type TestProvider = AskedProvider & {
  readonly database: Database;
  readonly services: Services;
  readonly close: () => Promise<void>;
};

/** Where the tests find a provider that runs already, on the database that DATABASE_URL names (`npm run soak -- processes`). */
const ELSEWHERE = process.env['PROVIDER_URL'];
/** The server in front of it, by which its API is asked then (tools/attacks.ts); the control surface is not behind that. */
const IN_FRONT = process.env['FRONT_URL'];

/** What a process keeps to itself (limits of a minute, requests seen, its sockets) is tested where one process answers everything. */
export const isOneProcess = ELSEWHERE === undefined;

/** Asks a provider without a server. */
export function askOf(http: Hono, base: string): Ask {
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
    return { status: answer.status, headers: answer.headers, json: readJson(text), text };
  };
}

/** A provider without a server, as it is asked. */
export function askedBy(http: Hono): AskedProvider {
  const send = askOf(http, '/sandbox');
  return {
    http,
    request: askOf(http, '/api/v1'),
    control: (method, path, body) => send(method, path, { body }),
    advance: (seconds) => send('POST', '/clock', { body: { advanceSeconds: seconds } }),
  };
}

/** A provider that listens at this origin, asked as one without a server is. @param front answers its API where another server stands before it */
export function providerAt(origin: string, answered: () => Promise<void> = async () => undefined, front = origin): AskedProvider {
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
  // Nobody answers: that is no answer of the provider's.
  http.onError((error) => {
    throw error;
  });
  return askedBy(http);
}

/** The same with the database under it, for what tests look up there. */
async function openElsewhere(origin: string): Promise<TestProvider> {
  const { database, isShared, close } = await openDatabase({ url: process.env['DATABASE_URL'] });
  const master = readMasterKey(process.env['SECRETS_KEY'], tmpdir());
  const services = await openServices(database, { handlers: jobHandlers, isShared, master });
  return { ...providerAt(origin, services.refresh, IN_FRONT), database, services, close };
}

/** In a folder it is measured: it goes by the machine's time, and a password costs what it costs. */
async function openInFolder(dataDir: string): Promise<TestProvider> {
  const { database, close } = await openDatabase({ dataDir });
  const services = await openServices(database, { handlers: jobHandlers });
  await seedDemo(database, services.clock.now());
  return { ...askedBy(createProvider(services)), database, services, close };
}

/** What a provider of tests works with, at the time of tests. */
export const openTestServices = (database: Database, parts: Partial<Parameters<typeof openServices>[1]> = {}): Promise<Services> =>
  openServices(database, { handlers: jobHandlers, machine: machineTime, ...parts });

/**
 * The provider on a database, seeded, without a server. A test file opens one, separates its tests by customers (`POST /sandbox/customers`),
 * and closes it. With DATABASE_URL the same tests run on PostgreSQL, with PROVIDER_URL too through processes that run already.
 */
export async function openProvider({ dataDir }: { readonly dataDir?: string } = {}): Promise<TestProvider> {
  if (ELSEWHERE !== undefined) return openElsewhere(ELSEWHERE);
  if (dataDir !== undefined) return openInFolder(dataDir);
  const { database, close } = await openSeededDatabase();
  const services = await openTestServices(database);
  return { ...askedBy(createProvider(services)), database, services, close };
}
