import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../clock/clock.ts';

/** For everything that is not a page: runs nothing, shows nothing, cannot be framed. */
const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Browsers do not show a PDF under `sandbox`. */
const DOCUMENT_POLICY = "frame-ancestors 'none'";
/** Paths called by programs, where an answer is never a page, whatever a fault makes of it. */
const API_PATH = /^\/(?:api|v1)\//;
const PICTURE_PATH = /^\/static\/(?:icons|logos|cards|documents)\//;

/**
 * Sets the headers of every answer, including those of errors and faults (RULE-056). Headers set by a route are kept, except the policy on
 * paths called by programs. `Date` is the provider's time, which clients use for today's date and for expiry. An app on https is instructed to
 * use nothing else.
 */
export function setResponseHeaders({ origin, clock }: { readonly origin: string; readonly clock: Pick<Clock, 'now'> }): MiddlewareHandler {
  const isSecure = origin.startsWith('https:');
  return async (context, next) => {
    await next();
    const { path } = context.req;
    const { headers } = context.res;
    const set = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    headers.set('date', clock.now().toUTCString());
    headers.set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'no-referrer');
    set('cross-origin-resource-policy', PICTURE_PATH.test(path) ? 'cross-origin' : 'same-origin');
    set('cache-control', 'no-store');
    if (isSecure) set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    const policy = headers.get('content-type') === 'application/pdf' ? DOCUMENT_POLICY : NON_PAGE_POLICY;
    // The only page among the provider's own calls, the confirmation of a wallet, has its own policy.
    if (API_PATH.test(path) && !path.includes('/public/travel_rule/own_wallet/')) headers.set('content-security-policy', policy);
    else set('content-security-policy', policy);
  };
}
