import { readHealth } from '@wallet/contract/customer/app-version';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { isGone } from '../database/unavailable.ts';
import { refuse } from '../kernel/refusal.ts';
import { reportError } from './describeError.ts';
import { ConnectionDropped } from './observeRequests.ts';
import { type Language, languageOf } from '../words/language.ts';
import { refusalResponse } from './responses.ts';
import { within } from '../ports/clock.ts';

/** An unavailable database returns or is replaced within seconds (RULE-071). */
const RETRY_AT_ONCE = '1';

const languageIn = ({ req }: Context): Language => languageOf(req.header('accept-language'));

/**
 * Answers an unexpected error with 500 and the general message, and an unavailable database with 503. A dropped connection gets no answer.
 */
export function answerErrors(http: Hono): void {
  http.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    context.header('cache-control', 'no-store');
    if (!isGone(error)) return refusalResponse(refuse('internal'), languageIn(context));
    // Every request first loads what other processes have changed, which fails before the health route runs.
    if (context.req.path === readHealth.path) return context.json({ status: 'down' }, 503);
    return refusalResponse(refuse('unavailable', {}, { 'retry-after': RETRY_AT_ONCE }), languageIn(context));
  });
}

/** Time limit of an answer; after it the provider responds with 503 (api.md 1.1). */
const MOST_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Limits every answer to ten seconds. The work keeps running: a money call repeated with its key gets the answer that it would have had
 * (api.md 1.5).
 */
export const answerInTime: MiddlewareHandler = async (context, next) => {
  const first = await within(MOST_MS, next());
  if (first === 'late')
    context.res = refusalResponse(refuse('unavailable', {}, { 'retry-after': RETRY_AFTER_SECONDS }), languageIn(context));
};

/** Answers 405 with `Allow` if the path exists for another method, else 404. Mounted last. */
export function answerUnknownPaths(api: Hono): void {
  const offered = api.routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  api.all('*', (context) => {
    const path = new URL(context.req.url).pathname.replace(/^(\/api)?\/v1/, '');
    const methods = [...new Set(offered.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (methods.length === 0) return refusalResponse(refuse('notFound'), languageIn(context));
    return refusalResponse(refuse('methodNotAllowed', {}, { allow: methods.join(', ') }), languageIn(context));
  });
}
