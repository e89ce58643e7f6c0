import type { BodyOf } from '@wallet/contract/endpoint';
import type { confirm, ConfirmationMethod, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { codeTimings, countSecondsUntil } from '../../kernel/codes/codeRequest.ts';
import { refuseGuessing, refuseMoreCodes, refusePaymentCode, countResendsLeft } from '../../kernel/codes/paymentCodes.ts';
import { lockPhone, sendCode } from '../../kernel/codes/sendCode.ts';
import { type Confirmation, lockConfirmation } from '../../kernel/confirmation/confirmations.ts';
import { refuseUnlessSigned } from '../../kernel/passkeys/assertion.ts';
import { refuseUnlessOwnPassword } from '../../kernel/customer/passwordAttempts.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { parseLanguage } from '../../words/language.ts';

const isEnded = ({ state, expires_at: expiresAt }: Confirmation, now: Date): boolean =>
  state === 'spent' || state === 'dead' || expiresAt <= now;

/** Sends the SMS of a confirmation, or resends it (API-107), within the limits of payment codes (RULE-049). */
export function sendConfirmationCode(
  database: Database,
  call: Call<typeof requestConfirmationCode>,
  origin: string,
): Promise<Result<typeof requestConfirmationCode>> {
  const { customer, now } = call;
  const { id } = call.params;
  const isResend = call.body.repeated_event === 'yes';
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, customer.username);
    const confirmation = await lockConfirmation(transaction, call, id);
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
    const to = { username: customer.username, customerId: customer.id, isSent: true, language: parseLanguage(customer.language) };
    const message = { intent: 'operation', method: 'sms', operationUuid: id, origin, purpose: confirmation.purpose } as const;
    const codeId = await sendCode(transaction, { ...to, ...message }, now);
    await transaction.updateTable('confirmation').set({ code_id: codeId }).where('id', '=', id).execute();
    return { answer: { expired: codeTimings.operation.wait, attempts_left: left } };
  });
}

/** Outcomes in the log for a code or password that was not accepted. */
const outcomes: ReadonlyMap<number, string> = new Map([
  [102, 'locked'],
  [112, 'stopped'],
  [114, 'expired'],
]);

type Proof = BodyOf<typeof confirm>;

const getMethod = ({ code, password }: Proof): { readonly method: ConfirmationMethod; readonly field: string } => {
  if (code !== undefined) return { method: 'sms', field: 'code' };
  return password === undefined ? { method: 'passkey', field: 'assertion' } : { method: 'password', field: 'password' };
};

const toAnswer = ({ expires_at: expiresAt }: Confirmation): Result<typeof confirm> => ({
  answer: { status: 'confirmed', expires_at: expiresAt.toISOString() },
});

async function refuseProof(transaction: Database, call: Call<typeof confirm>, confirmation: Confirmation): Promise<Refusal | undefined> {
  const { code, assertion } = call.body;
  if (assertion !== undefined) {
    const proof = { canonical: confirmation.canonical, assertion, party: call.request.party };
    return refuseUnlessSigned(transaction, call.customer.id, proof, call.now);
  }
  if (code === undefined) return undefined;
  return confirmation.code_id === null
    ? ((await refuseGuessing(transaction, call.customer.id, call.now)) ?? refuseField('code', 'Invalid code', 'invalidCode'))
    : refusePaymentCode(transaction, call.customer, { id: confirmation.code_id, code, spend: true, field: 'code' }, call.now);
}

/** Allows the request to be repeated once, and marks the session as fresh if the proof required more than a phone. */
async function markConfirmed(
  transaction: Database,
  { session, now }: Call<typeof confirm>,
  confirmation: Confirmation,
  method: ConfirmationMethod,
): Promise<void> {
  await transaction.updateTable('confirmation').set({ state: 'confirmed', method }).where('id', '=', confirmation.id).execute();
  if (confirmation.kind === 'money' && method === 'sms') return;
  await transaction.updateTable('token_family').set({ proved_at: now }).where('id', '=', session.familyId).execute();
}

/** Confirms by one of the offered methods (API-108). Repeating it after the confirmation gives the same response. */
export async function confirmWith(database: Database, call: Call<typeof confirm>): Promise<Result<typeof confirm>> {
  const { customer, body: proof, now } = call;
  const { method, field } = getMethod(proof);
  const decide = async (transaction: Database): Promise<{ readonly confirmation: Confirmation } | Result<typeof confirm>> => {
    const confirmation = await lockConfirmation(transaction, call, call.params.id);
    if (confirmation === undefined) return { refusal: refuse('notFound') };
    if (isEnded(confirmation, now)) return { refusal: refuse('codeExpired') };
    if (confirmation.state === 'confirmed') return toAnswer(confirmation);
    return confirmation.methods.includes(method) ? { confirmation } : { refusal: refuseField(field, 'This method is not offered') };
  };
  // The password digest is derived outside any transaction, and only if a password is required.
  const before = await inTransaction(database, decide);
  if (!('confirmation' in before)) return before;
  const wrong = proof.password === undefined ? undefined : await refuseUnlessOwnPassword(database, call, proof.password, now);
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, customer.username);
    const decision = await decide(transaction);
    if (!('confirmation' in decision)) return decision;
    const refusal = wrong ?? (await refuseProof(transaction, call, decision.confirmation));
    const outcome = refusal === undefined ? 'confirmed' : `refused ${refusal.body.code}`;
    const audit = { customerId: customer.id, event: 'confirmation', method: decision.confirmation.call, at: now };
    await writeAudit(transaction, { ...audit, outcome });
    if (method !== 'passkey')
      await writeAudit(transaction, {
        ...audit,
        event: method === 'sms' ? 'code entered' : 'password tried',
        outcome: refusal === undefined ? 'right' : (outcomes.get(refusal.body.code) ?? 'wrong'),
      });
    if (refusal !== undefined) return { refusal };
    await markConfirmed(transaction, call, decision.confirmation, method);
    return toAnswer(decision.confirmation);
  });
}
