import type { Hono, MiddlewareHandler } from 'hono';
import { refuse } from '../kernel/refusal.ts';
import { reportError } from './describeError.ts';
import { ConnectionDropped } from './observeRequests.ts';
import { refusalResponse } from './responses.ts';
import { within } from '../ports/clock.ts';

/** Whatever nobody expected is 500 with the general sentence; a dropped connection has no answer at all. */
export function answerErrors(http: Hono): void {
  http.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    context.header('cache-control', 'no-store');
    return refusalResponse(refuse('internal'));
  });
}

/** The provider answers within so long, else with 503 (api.md 1.1). */
const MOST_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Nobody waits longer than ten seconds. What was begun goes on: a money call that is repeated with its key gets the answer it would
 * have had (api.md 1.5).
 */
export const answerInTime: MiddlewareHandler = async (context, next) => {
  const first = await within(MOST_MS, next());
  if (first === 'late') context.res = refusalResponse(refuse('unavailable', {}, { 'retry-after': RETRY_AFTER_SECONDS }));
};

/** 405 with `Allow` for a path that another method has, 404 for one that nobody has. Mounted last. */
export function answerUnknownPaths(api: Hono): void {
  const offered = api.routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  api.all('*', (context) => {
    const path = new URL(context.req.url).pathname.replace(/^(\/api)?\/v1/, '');
    const methods = [...new Set(offered.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (methods.length === 0) return refusalResponse(refuse('notFound'));
    return refusalResponse(refuse('methodNotAllowed', {}, { allow: methods.join(', ') }));
  });
}
