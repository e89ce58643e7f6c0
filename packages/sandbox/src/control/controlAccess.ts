import type { MiddlewareHandler } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import { hasBody, getMediaType } from '../http/mediaType.ts';
import { createRefusalResponse } from '../http/responses.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';

/** Who may use the control surface. It shows every code and moves every balance, so no page of another origin is trusted. */
export type ControlAccess = {
  readonly isOn: boolean;
  /** Required with every request when the surface can be reached from another machine. */
  readonly token: string | undefined;
  /** `host` or `host:port` of pages that may use it in addition to its own. */
  readonly hosts: readonly string[];
};

/** For a machine that only its owner can reach. */
export const loopbackAccess: ControlAccess = { isOn: true, token: undefined, hosts: [] };

const MIN_TOKEN_LENGTH = 32;
const LOOPBACK_ADDRESS = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Reads `HOST`, `SANDBOX`, `SANDBOX_TOKEN` and `SANDBOX_HOSTS`. Beyond loopback the surface is off unless there is a token; `SANDBOX=off`
 * switches it off anywhere (GUARD-004).
 * @throws Error for a token that can be guessed
 */
export function readControlAccess(env: Readonly<Record<string, string | undefined>>): ControlAccess {
  const { HOST: host = 'localhost', SANDBOX: sandbox = 'on', SANDBOX_TOKEN: token, SANDBOX_HOSTS: hosts = '' } = env;
  if (token !== undefined && token.length < MIN_TOKEN_LENGTH)
    throw new Error(`SANDBOX_TOKEN has ${token.length} characters, it needs at least ${MIN_TOKEN_LENGTH}: openssl rand -hex 32 makes one.`);
  return {
    isOn: sandbox !== 'off' && (LOOPBACK_ADDRESS.test(host) || token !== undefined),
    token,
    hosts: hosts.split(/[\s,]+/).filter(Boolean),
  };
}

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const credentials =
    scheme === 'Basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : scheme === 'Bearer'
        ? value
        : '';
  return timingSafeEqual(hashText(credentials), hashText(token));
}

const refuseForbidden = (message: string): Refusal => ({ status: 403, body: { code: 403, message } });
const unauthorized: Refusal = {
  status: 401,
  body: { code: 401, message: 'The control surface needs its token' },
  headers: { 'www-authenticate': 'Basic realm="sandbox"' },
};

/** Pages that a link or frame of another origin may open, since they only display themselves. */
const EXTERNALLY_OPENED = new Set(['/sandbox', '/sandbox/', '/sandbox/kyc']);
/** The customer's part of the identity check. The customer's uuid authorises it, not the token. */
const CUSTOMER_PAGE = '/sandbox/kyc';
const OTHER_SITES = new Set(['cross-site', 'same-site']);

type ControlRequest = { readonly method: string; readonly url: URL; readonly header: (name: string) => string | undefined };

/** Checks whether another site's page sends the request: by `Origin`, and without one by `Sec-Fetch-Site`. */
function isFromOtherSite({ method, url, header }: ControlRequest, origins: ReadonlySet<string>): boolean {
  if (method === 'GET' && header('sec-fetch-mode') === 'navigate' && EXTERNALLY_OPENED.has(url.pathname)) return false;
  const origin = header('origin');
  if (origin !== undefined) return origin !== url.origin && !origins.has(origin);
  return OTHER_SITES.has(header('sec-fetch-site') ?? '');
}

function refuseAccess(access: ControlAccess, publicOrigin: URL, request: ControlRequest): Refusal | undefined {
  const { url, header } = request;
  if (!access.isOn) return refuse('notFound');
  const names = new Set([publicOrigin.host, ...access.hosts]);
  const isKnown = (host: string): boolean => LOOPBACK_HOST.test(host) || names.has(host);
  // The request line may name another host than the header, so both must be known.
  if (!isKnown(url.host) || !isKnown(header('host') ?? url.host)) return refuseForbidden('This host is not allowed');
  const origins = new Set([publicOrigin.origin, ...access.hosts.flatMap((host) => [`http://${host}`, `https://${host}`])]);
  if (isFromOtherSite(request, origins)) return refuseForbidden('This request came from another site');
  const needsToken = access.token !== undefined && url.pathname !== CUSTOMER_PAGE;
  return needsToken && !hasToken(header('authorization'), access.token ?? '') ? unauthorized : undefined;
}

/**
 * Checks every request to the control surface before its body is read, in this order: whether the surface is on, the host (DNS rebinding),
 * the page it comes from, the token, the media type (GUARD-001 to GUARD-004). Tools other than browsers send none of these headers and
 * pass.
 */
export function guardControl(access: ControlAccess, publicOrigin: string): MiddlewareHandler {
  const own = new URL(publicOrigin);
  return async ({ req }, next) => {
    const request = { method: req.method, url: new URL(req.url), header: (name: string) => req.header(name) };
    const bar = refuseAccess(access, own, request);
    if (bar !== undefined) return createRefusalResponse(bar);
    if (hasBody(req.raw) && getMediaType(req.raw) !== 'application/json') return createRefusalResponse(refuse('unsupportedMediaType'));
    return next();
  };
}
