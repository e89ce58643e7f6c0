import type { Hono } from 'hono';
import { reportError } from './describeError.ts';
import { ConnectionDropped } from './observeRequests.ts';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send.ts';

/** Whatever nobody expected is 500 with the general sentence; a dropped connection has no answer at all. */
export function answerErrors(http: Hono): void {
  http.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    reportError(error, `${context.req.method} ${context.req.routePath}`);
    context.header('cache-control', 'no-store');
    return sendRefusal(refuse('internal'));
  });
}
