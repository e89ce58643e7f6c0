import type { Context, MiddlewareHandler } from 'hono';
import { callOf } from './callOf.ts';
import { addressOf, socketOf } from './clientAddress.ts';
import type { FaultDefinition } from './faults.ts';
import { readText } from './readText.ts';
import { keepRequestState } from './requestState.ts';
import { textOf } from './responses.ts';
import type { Services } from './services.ts';
import { createWhoAsks, phoneIn } from './whoAsks.ts';
import { newUuid } from '../ports/ids.ts';
import { elapsed, pause } from '../ports/clock.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The socket was closed on purpose, so there is no response. */
export class ConnectionDropped extends Error {}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined || text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** The body that a fault sends in place of the provider's, as text. */
const faultText = ({ body }: FaultDefinition): string => (body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));

/** Applies a fault and returns its response; undefined if it only delays or adds headers. */
async function commitFault(context: Context, fault: FaultDefinition): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await pause(fault.delayMs);
  if (fault.drop === true) {
    socketOf(context)?.destroy();
    throw new ConnectionDropped('The connection was dropped by a fault');
  }
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  const hasBody = fault.body !== undefined && !BODILESS.has(status);
  if (!hasBody) return new Response(null, { status });
  return typeof fault.body === 'string' ? new Response(fault.body, { status }) : Response.json(fault.body, { status });
}

/** Runs for every request outside the control surface: assigns an id, applies a fault, runs due jobs, and records the request. */
export function observeRequests(services: Services): MiddlewareHandler {
  const { clock, faults, jobs, requests } = services;
  const whoAsks = createWhoAsks(services.database);
  return async (context, next) => {
    await services.refresh();
    const { req } = context;
    const begunAt = elapsed();
    const url = new URL(req.url);
    const path = url.pathname.replace(/^\/v1\//, '/api/v1/');
    const requestId = req.header('x-request-id') ?? '';
    const id = UUID.test(requestId) ? requestId : newUuid();
    const { text, tooLarge } = await readText(req.raw);
    const body = parse(text);
    const username = await whoAsks({ authorization: req.header('authorization'), path, body });
    const address = addressOf(context, services.clientAddress);
    keepRequestState(req.raw, { id, address, text, tooLarge, username: phoneIn(body) });
    const at = clock.now().toISOString();
    const fault = await faults.take({ method: req.method, path, username });
    const instead = fault === undefined ? undefined : await commitFault(context, fault);
    if (instead === undefined) {
      await jobs.run();
      await next();
    } else {
      context.res = instead;
    }
    // Set on the response itself: each context.header call would create a new response with a stream as its body.
    const { headers, status } = context.res;
    for (const [name, value] of Object.entries(fault?.headers ?? {})) headers.set(name, value);
    headers.set('x-request-id', id);
    if (path.startsWith('/api/')) {
      if (fault?.headers?.['cache-control'] === undefined) headers.set('cache-control', 'no-store');
      headers.set('x-content-type-options', 'nosniff');
      const call = callOf(req.method, path);
      const answerText = instead === undefined || fault === undefined ? textOf(context.res) : faultText(fault);
      requests.add(
        {
          method: req.method,
          path: path + url.search,
          status,
          call: call?.id ?? null,
          isMoney: call?.access === 'money',
          durationMs: Math.round(elapsed() - begunAt),
          size: answerText === undefined ? null : Buffer.byteLength(answerText),
          at,
          headers: Object.fromEntries(req.raw.headers),
          body,
          answer: { headers: Object.fromEntries(headers), text: answerText ?? '' },
        },
        username,
      );
    }
  };
}
