import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../kernel/settings.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** All request headers of the contract. */
const REQUEST_HEADERS =
  'Authorization, Content-Type, Accept-Language, Idempotency-Key, DPoP, X-Request-Id, X-Device-Id, X-User-Id, X-Referer, X-App-Version, X-Confirmation';
const EXPOSED_HEADERS = 'Date, Retry-After, X-Request-Id, Idempotent-Replayed, Content-Disposition, Content-Language, DPoP-Nonce';
const PREFLIGHT_SECONDS = '600';

/**
 * Lets apps of other origins read the answers, but only those in `cors_origins` (RULE-060). Tokens are sent in a header, so browsers need
 * not send stored credentials.
 */
export function allowCrossOriginApps(settings: Settings): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || !settings.list('cors_origins').includes(origin)) return next();
    const isPreflight = context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined;
    if (isPreflight) context.res = new Response(null, { status: 204 });
    else await next();
    const { headers } = context.res;
    headers.set('access-control-allow-origin', origin);
    headers.append('vary', 'Origin');
    if (!isPreflight) return headers.set('access-control-expose-headers', EXPOSED_HEADERS);
    headers.set('access-control-allow-methods', METHODS);
    headers.set('access-control-allow-headers', REQUEST_HEADERS);
    return headers.set('access-control-max-age', PREFLIGHT_SECONDS);
  };
}
