import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a double is told to do (THIRD-080). */
export type Behaviour = {
  /** Of its scripts. `refuse` ends the connection, `garbage` is no script. */
  readonly script: 'ok' | 'hang' | 'refuse' | 'garbage';
  /** Before a script or a page is answered. */
  readonly delayMs: number;
  /** A word of the double's own. */
  readonly outcome: string;
  /** It never speaks by messages. */
  readonly silent: boolean;
  /** Further headers of its pages. */
  readonly headers: Readonly<Record<string, string>>;
};

export type DoubleRequest = {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  /** Which journey's browser asks; '' where no browser does. */
  readonly journey: string;
  /** What the double is told to do for a journey. */
  readonly behaviourFor: (journey: string) => Behaviour;
};

export type DoubleAnswer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Double = {
  /** Answers a request; undefined for a path that the service does not have. */
  readonly answer: (request: DoubleRequest, behaviour: Behaviour) => DoubleAnswer | Promise<DoubleAnswer | undefined> | undefined;
};

/** A browser says in its user agent which journey it walks, so that journeys walk side by side: a double serves each as it was told. */
const JOURNEY = / journey\/([\w-]+)/;
/** Calls of nobody's browser: of the wallet's provider. */
const NOBODY = '';

const wellBehaved: Behaviour = { script: 'ok', delayMs: 0, outcome: '', silent: false, headers: {} };

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

export const json = (body: unknown, status = 200): DoubleAnswer => ({ status, type: 'application/json', body: JSON.stringify(body) });
export const script = (body: string): DoubleAnswer => ({ type: 'text/javascript', body });
export const page = (body: string): DoubleAnswer => ({ type: 'text/html; charset=utf-8', body: `<!doctype html>\n${body}` });

type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  readonly journey: string;
};

/** Serves a double on a port of its own, so on another origin; `/__double` tells it what to do for a journey and lists what it saw of it. */
export function serveDouble(port: number, { answer }: Double): Promise<() => void> {
  const told = new Map<string, Behaviour>();
  const calls: Call[] = [];
  const behaviourFor = (journey: string): Behaviour => told.get(journey) ?? wellBehaved;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const body = await readBody(request);
    const method = request.method ?? 'GET';
    const journey = JOURNEY.exec(request.headers['user-agent'] ?? '')?.[1] ?? NOBODY;
    const origin = request.headers.origin;
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('vary', 'origin');
    }
    const send = (reply: DoubleAnswer): void => {
      response
        .writeHead(reply.status ?? 200, { 'content-type': reply.type, 'cache-control': 'no-store', ...reply.headers })
        .end(reply.body);
    };
    if (url.pathname === '/__double') {
      if (method === 'GET') return send(json(calls.filter((call) => call.journey === journey || call.journey === NOBODY)));
      told.set(journey, { ...wellBehaved, ...JSON.parse(body === '' ? '{}' : body) });
      return send(json(behaviourFor(journey)));
    }
    if (method === 'OPTIONS') return send({ type: 'text/plain', body: '' });
    calls.push({ method, path: `${url.pathname}${url.search}`, body, headers: request.headers, journey });
    const behaviour = behaviourFor(journey);
    const said = await answer({ method, url, body, headers: request.headers, journey, behaviourFor }, behaviour);
    if (said === undefined) return send({ status: 404, type: 'text/plain', body: 'not found' });
    const isScript = said.type === 'text/javascript';
    if (isScript && behaviour.script === 'hang') return undefined;
    if (isScript && behaviour.script === 'refuse') return void request.socket.destroy();
    if (behaviour.delayMs > 0 && !said.type.includes('json')) await wait(behaviour.delayMs);
    if (isScript && behaviour.script === 'garbage') return send({ ...said, body: 'no script <<<' });
    return send({ ...said, headers: { ...said.headers, ...(said.type.includes('html') ? behaviour.headers : {}) } });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(() => void server.close()));
  });
}
