import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, Passkeys } from './Passkeys.ts';

/** What the browser throws when its sheet was closed, ran out of time, or was ended by us. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

async function answerOf<T>(asked: Promise<T>): Promise<PasskeyAnswer<T>> {
  try {
    return { kind: 'done', value: await asked };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' };
    if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return { kind: 'cancelled' };
    if (error instanceof Error && CANCELLED.has(error.name)) return { kind: 'cancelled' };
    throw error;
  }
}

const idOf = ({ id, type }: { readonly id: string; readonly type: 'public-key' }) => ({ id, type });

/** What the provider judges of it: extensions and the kind of authenticator are nobody's business here (D-SCA-06). */
async function create({ excludeCredentials, ...options }: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const made = await startRegistration({ optionsJSON: { ...options, excludeCredentials: excludeCredentials.map(idOf) } });
  const { clientDataJSON, attestationObject, transports } = made.response;
  const response = { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) };
  return { id: made.id, rawId: made.rawId, type: made.type, response };
}

async function get({ allowCredentials, ...options }: PasskeyRequestOptions, useBrowserAutofill = false): Promise<PasskeyAssertion> {
  const optionsJSON = { ...options, allowCredentials: allowCredentials.map(idOf) };
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) };
  return { id: signed.id, rawId: signed.rawId, type: signed.type, response };
}

/** A browser that cannot be told, or does not like what it hears, keeps what it has: it only tidies a list of the browser's. */
async function tell(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // as above
  }
}

/** Not every browser has them, whatever the types say. */
const signals = (): Partial<Pick<typeof PublicKeyCredential, 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>> =>
  PublicKeyCredential;

const end = (): void => WebAuthnAbortService.cancelCeremony();

/** WebAuthn by its library. */
export const webAuthn: Omit<Passkeys, 'available'> = {
  create: (options) => answerOf(create(options)),
  get: (options) => answerOf(get(options)),
  isConditional: browserSupportsWebAuthnAutofill,
  getConditional: async (options, aborted) => {
    if (aborted.aborted) return { kind: 'cancelled' };
    aborted.addEventListener('abort', end, { once: true });
    try {
      return await answerOf(get(options, true));
    } finally {
      // What comes after is another's request.
      aborted.removeEventListener('abort', end);
    }
  },
  signalUnknown: (passkey) => tell(() => signals().signalUnknownCredential?.(passkey)),
  signalAccepted: ({ allAcceptedCredentialIds, ...left }) =>
    tell(() => signals().signalAllAcceptedCredentials?.({ ...left, allAcceptedCredentialIds: [...allAcceptedCredentialIds] })),
};
