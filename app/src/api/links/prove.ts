import type { DeviceKey } from '../../adapters/device-key/DeviceKey.ts';
import type { SessionStore } from '../../session/createSessionStore.ts';
import { ApiError, Refusal } from '../errors.ts';
import type { Answer, CallRequest, Link, Send } from '../Link.ts';
import { toRequest } from '../toRequest.ts';

/** Calls that start a session. A proof sent with them binds the tokens to this device (DEV-011). */
const SESSION_STARTING_PATHS: ReadonlySet<string> = new Set(['/sign_in', '/login', '/sign_up', '/passkeys/login']);
const REFRESH_PATH = '/refresh_token';

type Parts = {
  /** Undefined when the provider does not use proofs. No request carries one then. */
  readonly deviceKey: DeviceKey | undefined;
  readonly session: Pick<SessionStore, 'current'>;
  /** Origin of the provider, or '' for the page's own. */
  readonly origin: string;
  readonly page: () => string;
};

/**
 * Adds the access token to the request and, if tokens are bound, a proof made with the device's key. If the provider responds with a nonce,
 * the request is sent once more with a proof that carries it (RULE-052).
 */
export function createProofLink({ deviceKey, session, origin, page }: Parts): Link {
  /** Returns the proof for a request. Null when it needs one and the key no longer exists, undefined when it needs none. */
  async function proofFor({ endpoint, input, token }: CallRequest, nonce?: string): Promise<string | null | undefined> {
    if (deviceKey === undefined) return undefined;
    const url = new URL(`${origin}/api/v1${toRequest(endpoint, input).url}`, page());
    const proven = { method: endpoint.method.toUpperCase(), address: url.origin + url.pathname, nonce };
    if (SESSION_STARTING_PATHS.has(endpoint.path)) return (await deviceKey.proveSignIn(proven)) ?? undefined;
    const binding = session.current()?.tokenType;
    if (endpoint.path === REFRESH_PATH) return (await deviceKey.prove(proven)) ?? (binding === undefined ? undefined : null);
    return token !== undefined && binding === 'DPoP' ? deviceKey.prove({ ...proven, token }) : undefined;
  }

  async function sendProven(request: CallRequest, next: Send, nonce?: string): Promise<Answer> {
    const { headers, token } = request;
    const proof = await proofFor(request, nonce).catch((cause: unknown) => {
      // The proof code failed to load. Nothing was sent, and the session is kept.
      throw new ApiError('offline', { cause });
    });
    // Acts as if the provider had refused, without a request (DEV-013).
    if (proof === null) throw new Refusal(401, { code: 401, message: '' });
    return next({
      ...request,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `${proof === undefined ? 'Bearer' : 'DPoP'} ${token}` }),
        ...(proof === undefined ? {} : { dpop: proof }),
      },
    });
  }

  return async (request, next) => {
    try {
      return await sendProven(request, next);
    } catch (error) {
      if (deviceKey === undefined || !(error instanceof Refusal) || error.nonce === undefined) throw error;
      return sendProven(request, next, error.nonce);
    }
  };
}
