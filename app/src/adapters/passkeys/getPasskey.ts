import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';
import { toPasskeyResult } from './toPasskeyResult.ts';
import type { Passkeys } from './Passkeys.ts';

async function requestPasskey(
  { allowCredentials, ...options }: PasskeyRequestOptions,
  useBrowserAutofill = false,
): Promise<PasskeyAssertion> {
  const optionsJSON = { ...options, allowCredentials: allowCredentials.map(({ id, type }) => ({ id, type })) };
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) };
  return { id: signed.id, rawId: signed.rawId, type: signed.type, response };
}

const cancelRequest = (): void => WebAuthnAbortService.cancelCeremony();

/** Requests a passkey through the WebAuthn library, which aborts any pending request. */
export const getPasskey: Pick<Passkeys, 'get' | 'getConditional'> = {
  get: (options) => toPasskeyResult(requestPasskey(options)),
  getConditional: async (options, aborted) => {
    if (aborted.aborted) return { kind: 'cancelled' };
    aborted.addEventListener('abort', cancelRequest, { once: true });
    try {
      return await toPasskeyResult(requestPasskey(options, true));
    } finally {
      // A later abort must not end another request.
      aborted.removeEventListener('abort', cancelRequest);
    }
  },
};
