import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../clock/clock.ts';

/** Runs nothing, shows nothing, is framed nowhere: what is no page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** A browser shows no PDF under `sandbox`. */
const DOCUMENT = "frame-ancestors 'none'";
/** Where programs ask: an answer is no page there, whatever a fault makes of it. */
const OF_PROGRAMS = /^\/(?:api|v1)\//;
const PICTURES = /^\/static\/(?:icons|logos|cards|documents)\//;

/**
 * The headers of every answer, an error's and a fault's included (RULE-056). What a route has set stays, but for the policy where programs ask.
 * `Date` is the provider's time: clients tell by it what is today and what has expired. An app with https is told to come by nothing else.
 */
export function answerHeaders({ origin, clock }: { readonly origin: string; readonly clock: Pick<Clock, 'now'> }): MiddlewareHandler {
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
    set('cross-origin-resource-policy', PICTURES.test(path) ? 'cross-origin' : 'same-origin');
    set('cache-control', 'no-store');
    if (isSecure) set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    const policy = headers.get('content-type') === 'application/pdf' ? DOCUMENT : NO_PAGE;
    // The one page of the provider's own calls has a policy of its own: the confirmation of a wallet.
    if (OF_PROGRAMS.test(path) && !path.includes('/public/travel_rule/own_wallet/')) headers.set('content-security-policy', policy);
    else set('content-security-policy', policy);
  };
}
