import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { logInByPasskey, requestPasskeyLogin } from '@wallet/contract/access/passkeys';
import { inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Call, Result } from '../../kernel/call.ts';
import type { Keys } from '../../kernel/keys/keys.ts';
import { verifyAssertion, createRequestOptions } from '../../kernel/passkeys/assertion.ts';
import { generateChallenge, sealLogin, takeLogin } from '../../kernel/passkeys/challenges.ts';
import type { RelyingParty } from '../../kernel/passkeys/relyingParty.ts';
import { refuse } from '../../kernel/refusal.ts';
import { admit, type Provider } from './signIn.ts';

/** Starts a log-in by passkey (API-100). The options name no customer, and nothing is stored, because anyone may request them. */
export async function beginPasskeyLogin(
  keys: Pick<Keys, 'derive'>,
  party: RelyingParty,
  now: Date,
): Promise<WireResponseOf<typeof requestPasskeyLogin>> {
  const challenge = generateChallenge();
  return { login: await sealLogin(keys, challenge, now), options: createRequestOptions(challenge, party) };
}

/**
 * Signs in with a passkey (API-101). Everything that does not match gets the same response, so that customers and credentials cannot be
 * enumerated (D-SCA-07). A refusal by status follows only after a valid assertion.
 */
export async function signInByPasskey(
  provider: Provider,
  party: RelyingParty,
  call: Call<typeof logInByPasskey>,
): Promise<Result<typeof logInByPasskey>> {
  const { database, keys } = provider;
  const { body, now } = call;
  const attempt = await inTransaction(database, (transaction) => takeLogin(transaction, keys, body.login, now));
  if (attempt.kind === 'expired') return { refusal: refuse('codeExpired') };
  if (attempt.kind === 'unknown') return { refusal: refuse('passkeyRefused') };
  const verdict = await inTransaction(database, async (transaction) => {
    const answer = await verifyAssertion(transaction, { party, challenge: attempt.challenge, assertion: body.assertion }, now);
    const customerId = answer.kind === 'right' ? answer.passkey.customer_id : answer.customerId;
    const outcome = answer.kind === 'right' ? 'used for sign_in' : `refused ${answer.why}`;
    await writeAudit(transaction, { customerId, event: 'passkey', outcome, at: now });
    return answer;
  });
  if (verdict.kind === 'wrong') return { refusal: refuse('passkeyRefused') };
  const customer = await database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', verdict.passkey.customer_id)
    .executeTakeFirstOrThrow();
  return admit(provider, { customer, method: 'passkey', push: body }, call);
}
