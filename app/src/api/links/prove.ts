import type { DeviceKey } from '../../adapters/device-key/DeviceKey.ts';
import type { SessionStore } from '../../session/createSessionStore.ts';
import { ApiError, Refusal } from '../errors.ts';
import type { Answer, CallRequest, Link, Send } from '../Link.ts';
import { toRequest } from '../toRequest.ts';

/** Calls that begin a session: a proof with them binds its tokens to this device (DEV-011). */
const BEGINNING: ReadonlySet<string> = new Set(['/sign_in', '/login', '/sign_up', '/passkeys/login']);
const REFRESHING = '/refresh_token';

type Parts = {
  /** Undefined where the provider has no use for proofs: no request carries one then. */
  readonly deviceKey: DeviceKey | undefined;
  readonly session: Pick<SessionStore, 'current'>;
  /** Where the provider is: '' is the page's own origin. */
  readonly origin: string;
  /** Address of the page. */
  readonly page: () => string;
};

/**
 * Writes the access token into the request and, where tokens are bound, a proof of this device's key. When the provider answers with a nonce,
 * the request is sent once more with a proof that carries it (RULE-052).
 */
export function prove({ deviceKey, session, origin, page }: Parts): Link {
  /** The proof that belongs to a request; null where it needs one and the key is gone; undefined where it needs none. */
  async function proofFor({ endpoint, input, token }: CallRequest, nonce?: string): Promise<string | null | undefined> {
    if (deviceKey === undefined) return undefined;
    const url = new URL(`${origin}/api/v1${toRequest(endpoint, input).url}`, page());
    const proven = { method: endpoint.method.toUpperCase(), address: url.origin + url.pathname, nonce };
    if (BEGINNING.has(endpoint.path)) return (await deviceKey.proveSignIn(proven)) ?? undefined;
    const binding = session.current()?.tokenType;
    if (endpoint.path === REFRESHING) return (await deviceKey.prove(proven)) ?? (binding === undefined ? undefined : null);
    return token !== undefined && binding === 'DPoP' ? deviceKey.prove({ ...proven, token }) : undefined;
  }

  async function sendProven(request: CallRequest, next: Send, nonce?: string): Promise<Answer> {
    const { headers, token } = request;
    const proof = await proofFor(request, nonce).catch((cause: unknown) => {
      // The code that makes proofs could not be loaded: nothing was sent, and the session stays.
      throw new ApiError('offline', { cause });
    });
    // As if the provider had said so, without asking it (DEV-013).
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
