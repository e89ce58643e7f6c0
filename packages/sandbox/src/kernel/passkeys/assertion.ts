import type { PasskeyAssertion, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';
import type { Database } from '../../database/openDatabase.ts';
import { writeAudit } from '../audit.ts';
import { hashText } from '../confirmation/operation.ts';
import { type Refusal, refuseField } from '../refusal.ts';
import { findClientIssue } from './clientData.ts';
import type { PasskeyRow } from './passkeyRows.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Lifetime of a challenge in milliseconds. */
export const PASSKEY_TIMEOUT_MS = 300_000;

/**
 * Returns what a browser is requested to sign.
 * @param passkeys the customer's passkeys; left out while the customer is unknown
 */
export const createRequestOptions = (
  challenge: string,
  { rpId }: RelyingParty,
  passkeys: readonly PasskeyRow[] = [],
): PasskeyRequestOptions => ({
  challenge,
  rpId,
  timeout: PASSKEY_TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
});

type AssertionResult =
  | { readonly kind: 'right'; readonly passkey: PasskeyRow }
  /** `why`: reason for the audit log, not revealed to the caller. `customerId`: owner of the passkey that was claimed. */
  | { readonly kind: 'wrong'; readonly why: string; readonly customerId: number | null };

type ExpectedAssertion = {
  readonly party: RelyingParty;
  /** Base64url, exactly as sent to the authenticator. */
  readonly challenge: string;
  readonly assertion: PasskeyAssertion;
  /** Required owner of the passkey; undefined for a log-in, where the passkey identifies the customer. */
  readonly customerId?: number;
};

/** Verifies signature, flags and relying party, and reads the counter. The library throws for any mismatch. */
async function verifySignature({ party, challenge, assertion }: ExpectedAssertion, { credential_id: id, public_key: key }: PasskeyRow) {
  // Imported on demand, so that a provider starts without its parsers of certificates, which are for attestations.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.rpId,
      requireUserVerification: true,
      // The counter is compared below, where a mismatch gets its own reason in the log.
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter: -1 },
    });
    return verified ? authenticationInfo : 'signature';
  } catch {
    return 'authenticator data';
  }
}

/**
 * Verifies an assertion and records the use of its passkey. Every mismatch is refused with the same answer (RULE-045). The row is locked,
 * so that the counter lets only one of two concurrent assertions pass.
 */
export async function verifyAssertion(transaction: Database, expected: ExpectedAssertion, now: Date): Promise<AssertionResult> {
  const { party, challenge, assertion, customerId } = expected;
  const passkey = await transaction
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (passkey === undefined) return { kind: 'wrong', why: 'unknown', customerId: customerId ?? null };
  const wrong = (why: string): AssertionResult => ({ kind: 'wrong', why, customerId: passkey.customer_id });
  if (customerId !== undefined && customerId !== passkey.customer_id) return wrong('customer');
  if (!(await hasOwnHandle(transaction, expected, passkey))) return wrong('user handle');
  if (assertion.type !== 'public-key') return wrong('type');
  const issue = findClientIssue(assertion.response.clientDataJSON, { type: 'webauthn.get', challenge, party });
  if (issue !== undefined) return wrong(issue);
  const signed = await verifySignature(expected, passkey);
  if (typeof signed === 'string') return wrong(signed);
  const counter = BigInt(signed.newCounter);
  if ((counter > 0n || passkey.counter > 0n) && counter <= passkey.counter) return wrong('counter');
  const used = await transaction
    .updateTable('passkey')
    .set({ counter, last_used_at: now, backed_up: signed.credentialBackedUp })
    .where('id', '=', passkey.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'right', passkey: used };
}

/** A log-in must name the owner of the passkey; where the owner is known already, it may. The library checks neither. */
async function hasOwnHandle(transaction: Database, { assertion, customerId }: ExpectedAssertion, passkey: PasskeyRow): Promise<boolean> {
  const userHandle = assertion.response.userHandle ?? '';
  if (userHandle === '') return customerId !== undefined;
  const user = await transaction
    .selectFrom('passkey_user')
    .select('handle')
    .where('customer_id', '=', passkey.customer_id)
    .executeTakeFirst();
  return user?.handle === userHandle;
}

type OperationSignature = { readonly canonical: string | null; readonly assertion: PasskeyAssertion; readonly party: RelyingParty | null };

/** Refuses unless the customer's passkey signed this very operation (RULE-046). */
export async function refuseUnlessSigned(
  transaction: Database,
  customerId: number,
  { canonical, assertion, party }: OperationSignature,
  now: Date,
): Promise<Refusal | undefined> {
  const notAccepted = refuseField('assertion', 'The passkey was not accepted');
  if (party === null || canonical === null) return notAccepted;
  const verdict = await verifyAssertion(transaction, { party, challenge: hashText(canonical), assertion, customerId }, now);
  const outcome = verdict.kind === 'right' ? 'used' : `refused ${verdict.why}`;
  await writeAudit(transaction, { customerId, event: 'passkey', outcome, at: now });
  return verdict.kind === 'right' ? undefined : notAccepted;
}
