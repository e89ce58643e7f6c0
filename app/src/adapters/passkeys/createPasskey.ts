import { startRegistration } from '@simplewebauthn/browser';
import type { PasskeyAttestation, PasskeyCreationOptions } from '@wallet/contract/access/passkeys';
import { toPasskeyResult } from './toPasskeyResult.ts';
import type { Passkeys } from './Passkeys.ts';

/** Returns only what the provider checks. Extensions and the kind of authenticator are left out (D-SCA-06). */
async function registerPasskey({ excludeCredentials, ...options }: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const excluded = excludeCredentials.map(({ id, type }) => ({ id, type }));
  const made = await startRegistration({ optionsJSON: { ...options, excludeCredentials: excluded } });
  const { clientDataJSON, attestationObject, transports } = made.response;
  const response = { clientDataJSON, attestationObject, ...(transports === undefined ? {} : { transports }) };
  return { id: made.id, rawId: made.rawId, type: made.type, response };
}

export const createPasskey: Passkeys['create'] = (options) => toPasskeyResult(registerPasskey(options));
