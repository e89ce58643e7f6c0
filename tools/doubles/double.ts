import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { setTimeout as wait } from 'node:timers/promises';

/** What a double is told to do (THIRD-080). */
export type Behaviour = {
  /** Of its scripts. `refuse` ends the connection. */
  readonly script: 'ok' | 'hang' | 'refuse';
  /** Before a script or a page is answered. */
  readonly delayMs: number;
  /** A word of the double's own. */
  readonly outcome: string;
  /** It never speaks by messages. */
  readonly silent: boolean;
  /** Further headers of its pages. */
  readonly headers: Readonly<Record<string, string>>;
};

type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which journey's browser asks; '' where no browser does, but the wallet's provider. */
  readonly journey: string;
};

export type DoubleRequest = Call & {
  readonly url: URL;
  /** What the double is told to do for a journey. */
  readonly behaviourFor: (journey: string) => Behaviour;
};

export type DoubleAnswer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers a request; undefined for a path that the service does not have. */
export type Double = (request: DoubleRequest, behaviour: Behaviour) => DoubleAnswer | Promise<DoubleAnswer | undefined> | undefined;

/** A browser says in its user agent which journey it walks, so that journeys walk side by side: a double serves each as it was told. */
const JOURNEY = / journey\/([\w-]+)/;

const wellBehaved: Behaviour = { script: 'ok', delayMs: 0, outcome: '', silent: false, headers: {} };

export const json = (body: unknown, status = 200): DoubleAnswer => ({ status, type: 'application/json', body: JSON.stringify(body) });
export const script = (body: string): DoubleAnswer => ({ type: 'text/javascript', body });
export const page = (body: string): DoubleAnswer => ({ type: 'text/html; charset=utf-8', body: `<!doctype html>\n${body}` });

/** Tells the wallet's provider what a service found, as the real one does by its own way; answers what that said. */
export async function tellProvider(url: string, found: object): Promise<DoubleAnswer> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(found) });
  return { status: answer.status, type: 'text/plain', body: await answer.text() };
}

const send = ({ status = 200, type, body: text, headers: more }: DoubleAnswer): Response =>
  new Response(text === '' ? null : text, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...more } });

/** Serves a double on a port of its own, so on another origin; `/__double` tells it what to do for a journey and lists what it saw of it. */
export function serveDouble(port: number, answer: Double): Promise<unknown> {
  const told = new Map<string, Behaviour>();
  const calls: Call[] = [];
  const behaviourFor = (journey: string): Behaviour => told.get(journey) ?? wellBehaved;
  const http = new Hono<{ Bindings: HttpBindings }>();
  http.use(cors({ origin: (origin) => origin, allowHeaders: ['*'] }));
  http.all('*', async ({ req, env }) => {
    const [url, body, headers] = [new URL(req.url), await req.text(), req.header()];
    const journey = JOURNEY.exec(headers['user-agent'] ?? '')?.[1] ?? '';
    if (url.pathname === '/__double') {
      if (req.method === 'GET') return send(json(calls.filter((call) => call.journey === journey || call.journey === '')));
      told.set(journey, { ...wellBehaved, ...JSON.parse(body === '' ? '{}' : body) });
      return send(json(behaviourFor(journey)));
    }
    const call = { method: req.method, path: url.pathname + url.search, body, headers, journey };
    calls.push(call);
    const behaviour = behaviourFor(journey);
    const said = await answer({ ...call, url, behaviourFor }, behaviour);
    if (said === undefined) return send({ status: 404, type: 'text/plain', body: 'not found' });
    const isScript = said.type === 'text/javascript';
    if (isScript && behaviour.script === 'hang') return new Promise(() => undefined);
    if (isScript && behaviour.script === 'refuse') env.incoming.socket.destroy();
    if (behaviour.delayMs > 0 && !said.type.includes('json')) await wait(behaviour.delayMs, undefined, { ref: false });
    return send({ ...said, headers: { ...said.headers, ...(said.type.includes('html') ? behaviour.headers : {}) } });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: http.fetch, port, hostname: '127.0.0.1' }, () => resolve(server));
  });
}
