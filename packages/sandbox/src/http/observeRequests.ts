import { parseJson } from '@wallet/core/configuration/readers';
import type { Context, MiddlewareHandler } from 'hono';
import { findEndpoint } from './findEndpoint.ts';
import { getClientAddress, getSocket } from './clientAddress.ts';
import type { FaultDefinition } from './faults.ts';
import { readText } from './readText.ts';
import { storeRequestState } from './requestState.ts';
import { getResponseText } from './responses.ts';
import type { Services } from './services.ts';
import { createCustomerGuess, findPhone } from './whoAsks.ts';
import { generateUuid } from '../ports/ids.ts';
import { getElapsed, pause } from '../ports/clock.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The socket was closed on purpose, so there is no response. */
export class ConnectionDropped extends Error {}

const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** The body that a fault sends in place of the provider's, as text. */
const toFaultText = ({ body }: FaultDefinition): string =>
  body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);

/** Applies a fault and returns its response; undefined if it only delays or adds headers. */
async function applyFault(context: Context, fault: FaultDefinition): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await pause(fault.delayMs);
  if (fault.drop === true) {
    getSocket(context)?.destroy();
    throw new ConnectionDropped('The connection was dropped by a fault');
  }
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  const hasBody = fault.body !== undefined && !STATUSES_WITHOUT_BODY.has(status);
  if (!hasBody) return new Response(null, { status });
  return typeof fault.body === 'string' ? new Response(fault.body, { status }) : Response.json(fault.body, { status });
}

/** Runs for every request outside the control surface: assigns an id, applies a fault, runs due jobs, and records the request. */
export function observeRequests(services: Services): MiddlewareHandler {
  const { clock, faults, jobs, requests } = services;
  const whoAsks = createCustomerGuess(services.database);
  return async (context, next) => {
    await services.refresh();
    const { req } = context;
    const begunAt = getElapsed();
    const url = new URL(req.url);
    const path = url.pathname.replace(/^\/v1\//, '/api/v1/');
    const requestId = req.header('x-request-id') ?? '';
    const id = UUID.test(requestId) ? requestId : generateUuid();
    const { text, tooLarge } = await readText(req.raw);
    const body = parseJson(text ?? '') ?? null;
    const username = await whoAsks({ authorization: req.header('authorization'), path, body });
    const address = getClientAddress(context, services.clientAddress);
    storeRequestState(req.raw, { id, address, text, tooLarge, username: findPhone(body) });
    const at = clock.now().toISOString();
    const fault = await faults.take({ method: req.method, path, username });
    const instead = fault === undefined ? undefined : await applyFault(context, fault);
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
      const call = findEndpoint(req.method, path);
      const answerText = instead === undefined || fault === undefined ? getResponseText(context.res) : toFaultText(fault);
      requests.add(
        {
          method: req.method,
          path: path + url.search,
          status,
          call: call?.id ?? null,
          isMoney: call?.access === 'money',
          durationMs: Math.round(getElapsed() - begunAt),
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
