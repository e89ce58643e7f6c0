import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';
import { answerOf } from './answerOf.ts';
import type { Passkeys } from './Passkeys.ts';

async function get({ allowCredentials, ...options }: PasskeyRequestOptions, useBrowserAutofill = false): Promise<PasskeyAssertion> {
  const optionsJSON = { ...options, allowCredentials: allowCredentials.map(({ id, type }) => ({ id, type })) };
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) };
  return { id: signed.id, rawId: signed.rawId, type: signed.type, response };
}

const end = (): void => WebAuthnAbortService.cancelCeremony();

/** Asks for a passkey by the library of WebAuthn, which ends a request that is under way. */
export const getPasskey: Pick<Passkeys, 'get' | 'getConditional'> = {
  get: (options) => answerOf(get(options)),
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
};
