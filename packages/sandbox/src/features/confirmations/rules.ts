import type { PasskeyAssertion } from '@wallet/contract/access/passkeys';
import type { BodyOf, WireResponseOf } from '@wallet/contract/endpoint';
import type { confirm, ConfirmationMethod, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Caller } from '../../kernel/authenticate.ts';
import { CODE_LIFE_SECONDS, CODE_WAIT_SECONDS, countSecondsUntil } from '../../kernel/codes/codeRequest.ts';
import { enterCode, refuseCodeEntry } from '../../kernel/codes/oneTimeCodes.ts';
import { countGuess, refuseGuessing, refuseMoreCodes, countResendsLeft } from '../../kernel/codes/paymentCodes.ts';
import { lockPhone, sendCode } from '../../kernel/codes/sendCode.ts';
import { type Confirmation, lockConfirmation } from '../../kernel/confirmation/confirmations.ts';
import { hashText } from '../../kernel/confirmation/operation.ts';
import { verifyAssertion } from '../../kernel/passkeys/assertion.ts';
import type { RelyingParty } from '../../kernel/passkeys/relyingParty.ts';
import { readSessionDevice } from '../../kernel/customer/devices.ts';
import { isPasswordReset, refuseLocked, tryPassword } from '../../kernel/customer/passwordAttempts.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { parseLanguage } from '../../words/language.ts';

/** The confirmation and its caller. Only the session it was requested in can see it. */
type ConfirmationRequest = Caller & { readonly id: string; readonly now: Date };
type Refused = { readonly refusal: Refusal };

const isEnded = ({ state, expires_at: expiresAt }: Confirmation, now: Date): boolean =>
  state === 'spent' || state === 'dead' || expiresAt <= now;

/** Sends the SMS of a confirmation, or resends it (API-107), within the limits of payment codes (RULE-049). */
export function sendConfirmationCode(
  database: Database,
  request: ConfirmationRequest,
  { origin, isResend }: { readonly origin: string; readonly isResend: boolean },
): Promise<{ readonly answer: WireResponseOf<typeof requestConfirmationCode> } | Refused> {
  const { customer, id, now } = request;
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, customer.username);
    const confirmation = await lockConfirmation(transaction, request, id);
    if (confirmation?.methods.includes('sms') !== true) return { refusal: refuse('notFound') };
    if (isEnded(confirmation, now)) return { refusal: refuse('codeExpired') };
    const stopped = await refuseGuessing(transaction, customer.id, now);
    if (stopped !== undefined) return { refusal: stopped };
    const code =
      confirmation.code_id === null
        ? undefined
        : await transaction
            .selectFrom('one_time_code')
            .select(['resend_at', 'dead_at'])
            .where('id', '=', confirmation.code_id)
            .executeTakeFirst();
    if (code !== undefined && (code.resend_at > now || (!isResend && code.dead_at === null)))
      return { refusal: refuse('codeWaiting', { expired: countSecondsUntil(code.resend_at, now) }) };
    const left = await countResendsLeft(transaction, id);
    if (left < 0) return { refusal: refuse('noMoreCodes', { expired: countSecondsUntil(confirmation.expires_at, now) }) };
    const noMore = await refuseMoreCodes(transaction, customer.id, now);
    if (noMore !== undefined) return { refusal: noMore };
    const timing = { waitSeconds: CODE_WAIT_SECONDS, lifeSeconds: CODE_LIFE_SECONDS };
    const language = parseLanguage(customer.language);
    const to = {
      username: customer.username,
      customerId: customer.id,
      isSent: true,
      origin,
      language,
      purpose: confirmation.purpose,
    } as const;
    const codeId = await sendCode(transaction, { ...to, intent: 'operation', method: 'sms', operationUuid: id, ...timing }, now);
    await transaction.updateTable('confirmation').set({ code_id: codeId }).where('id', '=', id).execute();
    return { answer: { expired: CODE_WAIT_SECONDS, attempts_left: left } };
  });
}

/** Outcomes in the log for a code or password that was not accepted. */
const outcomes: ReadonlyMap<number, string> = new Map([
  [102, 'locked'],
  [112, 'stopped'],
  [114, 'expired'],
]);

type Proof = BodyOf<typeof confirm>;
type Confirmed = { readonly answer: WireResponseOf<typeof confirm> } | Refused;

const getMethod = ({ code, password }: Proof): { readonly method: ConfirmationMethod; readonly field: string } => {
  if (code !== undefined) return { method: 'sms', field: 'code' };
  return password === undefined ? { method: 'passkey', field: 'assertion' } : { method: 'password', field: 'password' };
};

const toAnswer = ({ expires_at: expiresAt }: Confirmation): Confirmed => ({
  answer: { status: 'confirmed', expires_at: expiresAt.toISOString() },
});

/** Checks a code, and counts a wrong one as one of the customer's guesses of the day (RULE-049). */
async function refuseCode(
  transaction: Database,
  { customer, now }: ConfirmationRequest,
  confirmation: Confirmation,
  code: string,
): Promise<Refusal | undefined> {
  const stopped = await refuseGuessing(transaction, customer.id, now);
  if (stopped !== undefined) return stopped;
  if (confirmation.code_id === null) return refuseField('code', 'Invalid code', 'invalidCode');
  const entered = { id: confirmation.code_id, username: customer.username, intents: ['operation'], code, spend: true } as const;
  const entry = await enterCode(transaction, entered, now);
  if (entry.kind === 'right') return undefined;
  if ('isGuess' in entry && entry.isGuess) await countGuess(transaction, customer.id, now);
  return (await refuseGuessing(transaction, customer.id, now)) ?? refuseCodeEntry(entry, 'code', 'invalidCode');
}

/** Checks the customer's own password. A temporary one, or one set with it shortly before, proves nothing (RULE-050). */
async function refusePassword(
  database: Database,
  { customer, session, now }: ConfirmationRequest,
  password: string,
): Promise<Refusal | undefined> {
  const { id: device } = await readSessionDevice(database, session.familyId);
  const attempt = await tryPassword(database, { username: customer.username, device, customer, password, now });
  if (attempt.kind === 'locked') return refuseLocked(attempt.lock);
  const isOwn = attempt.kind === 'right' && !attempt.temporary && !isPasswordReset(customer, now);
  return isOwn ? undefined : refuseField('password', 'Invalid password');
}

/** Refuses an assertion unless the customer's passkey signed this very operation (RULE-046). */
async function refuseAssertion(
  transaction: Database,
  { customer, now }: ConfirmationRequest,
  { canonical }: Confirmation,
  assertion: PasskeyAssertion,
  party: RelyingParty | null,
): Promise<Refusal | undefined> {
  const notAccepted = refuseField('assertion', 'The passkey was not accepted');
  if (party === null) return notAccepted;
  const expected = { party, challenge: hashText(canonical), assertion, customerId: customer.id };
  const verdict = await verifyAssertion(transaction, expected, now);
  const outcome = verdict.kind === 'right' ? 'used' : `refused ${verdict.why}`;
  await writeAudit(transaction, { customerId: customer.id, event: 'passkey', outcome, at: now });
  return verdict.kind === 'right' ? undefined : notAccepted;
}

async function refuseProof(
  transaction: Database,
  request: ConfirmationRequest,
  confirmation: Confirmation,
  { code, assertion }: Proof,
  party: RelyingParty | null,
): Promise<Refusal | undefined> {
  if (assertion !== undefined) return refuseAssertion(transaction, request, confirmation, assertion, party);
  return code === undefined ? undefined : refuseCode(transaction, request, confirmation, code);
}

/** Allows the request to be repeated once, and marks the session as fresh if the proof required more than a phone. */
async function markConfirmed(
  transaction: Database,
  { session, now }: ConfirmationRequest,
  confirmation: Confirmation,
  method: ConfirmationMethod,
): Promise<void> {
  await transaction.updateTable('confirmation').set({ state: 'confirmed', method }).where('id', '=', confirmation.id).execute();
  if (confirmation.kind === 'money' && method === 'sms') return;
  await transaction.updateTable('token_family').set({ proved_at: now }).where('id', '=', session.familyId).execute();
}

/** Confirms by one of the offered methods (API-108). Repeating it after the confirmation gives the same response. */
export async function confirmWith(
  database: Database,
  request: ConfirmationRequest,
  proof: Proof,
  party: RelyingParty | null,
): Promise<Confirmed> {
  const { method, field } = getMethod(proof);
  const decide = async (transaction: Database): Promise<{ readonly confirmation: Confirmation } | Confirmed> => {
    const confirmation = await lockConfirmation(transaction, request, request.id);
    if (confirmation === undefined) return { refusal: refuse('notFound') };
    if (isEnded(confirmation, request.now)) return { refusal: refuse('codeExpired') };
    if (confirmation.state === 'confirmed') return toAnswer(confirmation);
    return confirmation.methods.includes(method) ? { confirmation } : { refusal: refuseField(field, 'This method is not offered') };
  };
  // The password digest is derived outside any transaction, and only if a password is required.
  const before = await inTransaction(database, decide);
  if (!('confirmation' in before)) return before;
  const wrong = proof.password === undefined ? undefined : await refusePassword(database, request, proof.password);
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, request.customer.username);
    const decision = await decide(transaction);
    if (!('confirmation' in decision)) return decision;
    const refusal = wrong ?? (await refuseProof(transaction, request, decision.confirmation, proof, party));
    const outcome = refusal === undefined ? 'confirmed' : `refused ${refusal.body.code}`;
    const { customer, now } = request;
    const audit = { customerId: customer.id, event: 'confirmation', method: decision.confirmation.call, at: now };
    await writeAudit(transaction, { ...audit, outcome });
    if (method !== 'passkey')
      await writeAudit(transaction, {
        ...audit,
        event: method === 'sms' ? 'code entered' : 'password tried',
        outcome: refusal === undefined ? 'right' : (outcomes.get(refusal.body.code) ?? 'wrong'),
      });
    if (refusal !== undefined) return { refusal };
    await markConfirmed(transaction, request, decision.confirmation, method);
    return toAnswer(decision.confirmation);
  });
}
