import type { Hono } from 'hono';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openDatabase, type Database } from '../database/openDatabase.ts';
import { openServices, type Services } from '../http/services.ts';
import { seedDemo } from '../presets/seedDemo.ts';
import { openSeededDatabase } from './openTestDatabase.ts';

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

export type TestProvider = {
  readonly database: Database;
  readonly services: Services;
  readonly http: Hono;
  /** A call below `/api/v1`. */
  readonly request: Ask;
  /** A call below `/sandbox`. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

/**
 * The provider on a database, seeded, without a server. A test file opens one, separates its tests by customers (`POST /sandbox/customers`),
 * and closes it. With DATABASE_URL the same tests run on PostgreSQL.
 */
export async function openProvider(place: { readonly dataDir?: string } = {}): Promise<TestProvider> {
  const { database, close } = place.dataDir === undefined ? await openSeededDatabase() : await openDatabase(place);
  const services = await openServices(database, { handlers: jobHandlers });
  await seedDemo(database, services.clock.now());
  const http = createProvider(services);
  const ask = askOf(http, '/sandbox');
  return {
    database,
    services,
    http,
    request: askOf(http, '/api/v1'),
    control: (method, path, body) => ask(method, path, { body }),
    close,
  };
}
