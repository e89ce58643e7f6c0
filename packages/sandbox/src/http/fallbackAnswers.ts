import { readHealth } from '@wallet/contract/customer/app-version';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { isGone } from '../database/unavailable.ts';
import { refuse } from '../kernel/refusal.ts';
import { reportError } from './describeError.ts';
import { ConnectionDropped } from './observeRequests.ts';
import { type Language, negotiateLanguage } from '../words/language.ts';
import { createRefusalResponse } from './responses.ts';
import { withTimeout } from '../ports/clock.ts';

/** An unavailable database returns or is replaced within seconds (RULE-071). */
const RETRY_IMMEDIATELY = '1';

const getLanguage = ({ req }: Context): Language => negotiateLanguage(req.header('accept-language'));

/**
 * Answers an unexpected error with 500 and the general message, and an unavailable database with 503. A dropped connection gets no answer.
 */
export function handleErrors(http: Hono): void {
  http.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    context.header('cache-control', 'no-store');
    if (!isGone(error)) return createRefusalResponse(refuse('internal'), getLanguage(context));
    // Every request first loads what other processes have changed, which fails before the health route runs.
    if (context.req.path === readHealth.path) return context.json({ status: 'down' }, 503);
    return createRefusalResponse(refuse('unavailable', {}, { 'retry-after': RETRY_IMMEDIATELY }), getLanguage(context));
  });
}

/** Time limit of an answer; after it the provider responds with 503 (api.md 1.1). */
const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Limits every answer to ten seconds. The work keeps running: a money call repeated with its key gets the answer that it would have had
 * (api.md 1.5).
 */
export const limitResponseTime: MiddlewareHandler = async (context, next) => {
  const first = await withTimeout(TIMEOUT_MS, next());
  if (first === 'late')
    context.res = createRefusalResponse(refuse('unavailable', {}, { 'retry-after': RETRY_AFTER_SECONDS }), getLanguage(context));
};

/** Answers 405 with `Allow` if the path exists for another method, else 404. Mounted last. */
export function handleUnknownPaths(api: Hono): void {
  const offered = api.routes.map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  api.all('*', (context) => {
    const path = new URL(context.req.url).pathname.replace(/^(\/api)?\/v1/, '');
    const methods = [...new Set(offered.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (methods.length === 0) return createRefusalResponse(refuse('notFound'), getLanguage(context));
    return createRefusalResponse(refuse('methodNotAllowed', {}, { allow: methods.join(', ') }), getLanguage(context));
  });
}
