import type { DeviceKey } from '../adapters/device-key/DeviceKey.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import type { Answer, Sending } from './createTransport.ts';
import { ApiError } from './errors.ts';

/** Calls that begin a session: a proof with them binds its tokens to this device (DEV-011). */
const BEGINNING: ReadonlySet<string> = new Set(['/sign_in', '/login', '/sign_up', '/passkeys/login']);
const REFRESHING = '/refresh_token';

type Parts = {
  readonly transport: (sending: Sending) => Promise<Answer>;
  /** Undefined where the provider has no use for a proof: requests go out as they are then. */
  readonly deviceKey: DeviceKey | undefined;
  readonly session: Pick<SessionStore, 'current'>;
  /** Where the provider is: '' is the page's own origin. */
  readonly origin: string;
  /** Address of the page. */
  readonly page: () => string;
};

/** The session's key is gone: as if the provider had said so, without asking it (DEV-013). */
const KEY_GONE: Answer = { status: 401, data: undefined, requestId: '' };

/** Sends with the access token and, where tokens are bound, with a proof of this device's key; asked for a nonce it tries once more (RULE-052). */
export function createProvenTransport({ transport, deviceKey, session, origin, page }: Parts) {
  /** The proof that belongs to a request; null where it needs one and the key is gone; undefined where it has none. */
  async function proofFor({ endpoint, request }: Sending, token: string | null, nonce?: string): Promise<string | null | undefined> {
    if (deviceKey === undefined) return undefined;
    const url = new URL(`${origin}/api/v1${request.url}`, page());
    const proven = { method: endpoint.method.toUpperCase(), address: url.origin + url.pathname, nonce };
    if (BEGINNING.has(endpoint.path)) return (await deviceKey.proveSignIn(proven)) ?? undefined;
    const binding = session.current()?.tokenType;
    if (endpoint.path === REFRESHING) return (await deviceKey.prove(proven)) ?? (binding === undefined ? undefined : null);
    return token !== null && binding === 'DPoP' ? deviceKey.prove({ ...proven, token }) : undefined;
  }

  async function sendOnce(sending: Sending, token: string | null, nonce?: string): Promise<Answer> {
    const proof = await proofFor(sending, token, nonce).catch((cause: unknown) => {
      // The code of proofs was not to be had: nothing was sent, and nothing is lost.
      throw new ApiError('offline', { cause });
    });
    if (proof === null) return KEY_GONE;
    const headers = {
      ...sending.headers,
      ...(token === null ? {} : { authorization: `${proof === undefined ? 'Bearer' : 'DPoP'} ${token}` }),
      ...(proof === undefined ? {} : { dpop: proof }),
    };
    return transport({ ...sending, headers });
  }

  return async (sending: Sending, token: string | null): Promise<Answer> => {
    const answer = await sendOnce(sending, token);
    return answer.nonce === undefined || deviceKey === undefined ? answer : sendOnce(sending, token, answer.nonce);
  };
}
