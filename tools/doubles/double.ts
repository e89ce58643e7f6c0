import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { setTimeout as wait } from 'node:timers/promises';

/** How a double behaves for a journey (THIRD-080). */
export type Behaviour = {
  /** Applies to scripts. `refuse` closes the connection. */
  readonly script: 'ok' | 'hang' | 'refuse';
  /** Delays scripts and pages. */
  readonly delayMs: number;
  /** A value specific to the double. */
  readonly outcome: string;
  readonly silent: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The journey of the browser. '' for calls from the wallet's provider. */
  readonly journey: string;
};

export type DoubleRequest = Call & {
  readonly url: URL;
  readonly behaviourFor: (journey: string) => Behaviour;
};

export type DoubleResponse = {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers a request. Undefined if the service does not have this path. */
export type Double = (request: DoubleRequest, behaviour: Behaviour) => DoubleResponse | Promise<DoubleResponse | undefined> | undefined;

/** A browser's user agent names its journey, so that journeys run in parallel and a double behaves differently for each. */
const JOURNEY = / journey\/([\w-]+)/;

const defaultBehaviour: Behaviour = { script: 'ok', delayMs: 0, outcome: '', silent: false, headers: {} };

export const jsonResponse = (body: unknown, status = 200): DoubleResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
export const scriptResponse = (body: string): DoubleResponse => ({ type: 'text/javascript', body });
export const pageResponse = (body: string): DoubleResponse => ({ type: 'text/html; charset=utf-8', body: `<!doctype html>\n${body}` });

/** Reports a result to the wallet's provider, as the real service does through its webhook. Resolves with the provider's response. */
export async function reportToProvider(url: string, found: object): Promise<DoubleResponse> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(found) });
  return { status: answer.status, type: 'text/plain', body: await answer.text() };
}

const toResponse = ({ status = 200, type, body: text, headers: more }: DoubleResponse): Response =>
  new Response(text === '' ? null : text, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...more } });

/** Serves a double on its own port and therefore its own origin. `/__double` sets its behaviour for a journey and lists the calls of it. */
export function serveDouble(port: number, answer: Double): Promise<unknown> {
  const told = new Map<string, Behaviour>();
  const calls: Call[] = [];
  const behaviourFor = (journey: string): Behaviour => told.get(journey) ?? defaultBehaviour;
  const http = new Hono<{ Bindings: HttpBindings }>();
  http.use(cors({ origin: (origin) => origin, allowHeaders: ['*'] }));
  http.all('*', async ({ req, env }) => {
    const [url, body, headers] = [new URL(req.url), await req.text(), req.header()];
    const journey = JOURNEY.exec(headers['user-agent'] ?? '')?.[1] ?? '';
    if (url.pathname === '/__double') {
      if (req.method === 'GET') return toResponse(jsonResponse(calls.filter((call) => call.journey === journey || call.journey === '')));
      told.set(journey, { ...defaultBehaviour, ...JSON.parse(body === '' ? '{}' : body) });
      return toResponse(jsonResponse(behaviourFor(journey)));
    }
    const call = { method: req.method, path: url.pathname + url.search, body, headers, journey };
    calls.push(call);
    const behaviour = behaviourFor(journey);
    const said = await answer({ ...call, url, behaviourFor }, behaviour);
    if (said === undefined) return toResponse({ status: 404, type: 'text/plain', body: 'not found' });
    const isScript = said.type === 'text/javascript';
    if (isScript && behaviour.script === 'hang') return new Promise(() => undefined);
    if (isScript && behaviour.script === 'refuse') env.incoming.socket.destroy();
    if (behaviour.delayMs > 0 && !said.type.includes('json')) await wait(behaviour.delayMs, undefined, { ref: false });
    return toResponse({ ...said, headers: { ...said.headers, ...(said.type.includes('html') ? behaviour.headers : {}) } });
  });
  return new Promise((resolve) => {
    // Must exceed the idle time of a journey's requests, or one would be written into a connection that is being closed.
    const serverOptions = { keepAliveTimeout: 75_000 };
    const server = serve({ fetch: http.fetch, port, hostname: '127.0.0.1', serverOptions }, () => resolve(server));
  });
}
