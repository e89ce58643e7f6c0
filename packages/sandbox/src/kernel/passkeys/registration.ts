import type { PasskeyAttestation, PasskeyCreationOptions } from '@wallet/contract/access/passkeys';
import type { Customer } from '../authenticate.ts';
import { PASSKEY_TIMEOUT_MS } from './assertion.ts';
import { findClientIssue } from './clientData.ts';
import type { PasskeyRow } from './passkeyRows.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Accepted signature algorithms, the preferred one first: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Product name in the browser's sheet and the password manager. */
const PRODUCT = 'Halden';

/** Returns what a browser is requested to create. The handle identifies the customer; it is not a name or phone (RULE-045). */
export function createCreationOptions(
  { challenge, userHandle }: { readonly challenge: string; readonly userHandle: string },
  { rpId }: RelyingParty,
  { username, dossier }: Customer,
  passkeys: readonly PasskeyRow[],
): PasskeyCreationOptions {
  const { givenName, familyName } = dossier?.personal ?? {};
  const displayName = [givenName, familyName].filter((name) => name !== null && name !== undefined).join(' ');
  return {
    challenge,
    rp: { id: rpId, name: PRODUCT },
    user: { id: userHandle, name: username, displayName: displayName === '' ? username : displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
  };
}

/** The columns of a passkey that an attestation proves. */
export type CreatedCredential = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'backed_up' | 'transports'>;

/**
 * Verifies what an authenticator created.
 * @returns a reason for the audit log when it cannot be used
 */
export async function verifyAttestation(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: PasskeyAttestation,
): Promise<CreatedCredential | string> {
  if (type !== 'public-key') return 'type';
  const issue = findClientIssue(response.clientDataJSON, { type: 'webauthn.create', challenge, party });
  if (issue !== undefined) return issue;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.rpId,
      requireUserPresence: true,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return 'attestation';
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: BigInt(credential.counter),
      backed_up: credentialBackedUp,
      transports: response.transports ?? [],
    };
  } catch {
    return 'attestation';
  }
}
