import type { changePassword, forgotPassword, setUpPassword } from '@wallet/contract/access/passwords';
import { addSeconds } from '../../clock/clock.ts';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { readSessionDevice, readSeenDevice } from '../../kernel/customer/devices.ts';
import { notifySecurityEvent, type SecurityNotificationContext } from '../../kernel/customer/securityEvents.ts';
import type { BotCheck } from '../../kernel/botCheck.ts';
import { codeTimings } from '../../kernel/codes/codeRequest.ts';
import { storeCode } from '../../kernel/codes/oneTimeCodes.ts';
import { checkCodeRequest, lockPhone } from '../../kernel/codes/sendCode.ts';
import { changeStatus } from '../../kernel/customer/customerStatus.ts';
import { findCustomer, lockCustomer } from '../../kernel/customer/customers.ts';
import { refuseLocked, tryCallersPassword } from '../../kernel/customer/passwordAttempts.ts';
import { digestPassword, matchesDigest } from '../../kernel/customer/passwordDigest.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { revokeSessions } from '../../kernel/sessionTokens.ts';
import { openAccounts } from '../../ledger/openAccounts.ts';
import { sendMessage } from '../../outbox/sendMessage.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { makeTemporaryPassword, refuseKnownPassword, refuseNewPassword, TEMPORARY_PASSWORD_SECONDS } from './newPassword.ts';
import { parseLanguage } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';

type Provider = SecurityNotificationContext & { readonly database: Database };

/** Accounts a customer gets when the registration is finished. Wallets follow with API-028. */
const FIRST_ACCOUNTS = ['EUR', 'USD'];

/** Sets the first password, which ends the registration (API-010). */
export async function setFirstPassword(
  database: Database,
  { customer, body: { password }, now }: Call<typeof setUpPassword>,
): Promise<Result<typeof setUpPassword>> {
  const refusal = refuseNewPassword('password', password) ?? refuseKnownPassword('password', password, customer);
  if (refusal !== undefined) return { refusal };
  const digest = await digestPassword(password);
  return inTransaction(database, async (transaction) => {
    const current = await lockCustomer(transaction, customer.id);
    if (current.password_is_set) return { refusal: refuseField('password', 'Password is already set') };
    if (current.status !== 'kyc_completed') return { refusal: refuse('stateChanged') };
    await transaction
      .updateTable('customer')
      .set({ password_digest: digest, password_is_set: true })
      .where('id', '=', customer.id)
      .execute();
    await openAccounts(transaction, customer.id, FIRST_ACCOUNTS, now);
    const { username, status } = await changeStatus(transaction, current, 'on_board', now);
    return { answer: { user: { username, status } } };
  });
}

async function isFormerPassword(customer: Customer, password: string): Promise<boolean> {
  return customer.password_digest !== null && matchesDigest(customer.password_digest, password);
}

/**
 * Changes the password (API-011). The old one counts as an attempt like at a sign-in (RULE-012), and a temporary one is accepted too. Every
 * session ends, including this one, because a changed password must end stolen sessions (D-PWD-10).
 * @param provider whose database is not a transaction: see {@link tryPassword}
 */
export async function replacePassword(provider: Provider, call: Call<typeof changePassword>): Promise<Refusal | undefined> {
  const { database } = provider;
  const { customer, session, now } = call;
  const {
    old_password: old,
    new_password: { first, second },
  } = call.body;
  const malformed = refuseNewPassword('new_password.first', first);
  if (malformed !== undefined) return malformed;
  if (first !== second) return refuseField('new_password.second', "Passwords don't match");
  const attempt = await tryCallersPassword(database, call, old, now);
  if (attempt.kind === 'locked') return refuseLocked(attempt.lock);
  if (attempt.kind === 'wrong') return refuseField('old_password', 'Invalid password');
  const refusal = refuseKnownPassword('new_password.first', first, customer, first === old || (await isFormerPassword(customer, first)));
  if (refusal !== undefined) return refusal;
  const digest = await digestPassword(first);
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('customer')
      // A change authorised by the customer's own password keeps `password_reset_at`. Otherwise a second change would make the password of
      // a stolen phone trusted.
      .set({
        password_digest: digest,
        password_is_set: true,
        password_changed_at: now,
        temporary_password_digest: null,
        temporary_password_expires_at: null,
        ...(attempt.temporary ? { password_reset_at: now } : {}),
      })
      .where('id', '=', customer.id)
      .execute();
    await revokeSessions(transaction, customer.id, 'password', now);
    await writeAudit(transaction, { customerId: customer.id, event: 'password changed', outcome: 'done', at: now });
    const { name: device } = await readSessionDevice(transaction, session.familyId);
    await notifySecurityEvent(transaction, provider, { kind: 'password_changed', customerId: customer.id, device, at: now });
  });
  return undefined;
}

async function sendTemporaryPassword(
  transaction: Database,
  customer: Customer,
  temporary: { readonly password: string; readonly digest: string },
  now: Date,
): Promise<void> {
  const language = parseLanguage(customer.language);
  const to = { customerId: customer.id, channel: 'sms', to: customer.username, at: now } as const;
  if (!customer.password_is_set) {
    const body = translateText('You have not set a password yet. You can log in with a one-time code.', language);
    await sendMessage(transaction, { ...to, body });
    return;
  }
  await transaction
    .updateTable('customer')
    .set({ temporary_password_digest: temporary.digest, temporary_password_expires_at: addSeconds(now, TEMPORARY_PASSWORD_SECONDS) })
    .where('id', '=', customer.id)
    .execute();
  await sendMessage(transaction, {
    ...to,
    body: translateText(`Your temporary password: ${temporary.password} It works for 24 hours.`, language),
    code: temporary.password,
  });
}

/**
 * Sends a temporary password by SMS (API-009). Neither the response nor its time reveals whether the phone is known: a password is
 * generated and digested in any case. The old password stays valid, so no one can lock another customer out by requesting one (D-PWD-16).
 */
export async function sendForgottenPassword(
  provider: Provider & { readonly botCheck: BotCheck },
  { body, request, now }: Call<typeof forgotPassword>,
): Promise<Result<typeof forgotPassword>> {
  const { username, repeated_event: repeated } = body.data;
  if (!(await provider.botCheck(body.token, { action: 'forgot_password', address: request.address })))
    return { refusal: refuse('botCheckFailed', { fields: { token: ['The bot check failed'] } }) };
  const password = makeTemporaryPassword();
  const temporary = { password, digest: await digestPassword(password) };
  const device = readSeenDevice(request.header).name;
  return inTransaction(provider.database, async (transaction) => {
    await lockPhone(transaction, username);
    const intent = 'forgot_password';
    const decision = await checkCodeRequest(transaction, { username, intent, method: undefined, isResend: repeated === 'yes' }, now);
    const customer = await findCustomer(transaction, username);
    const customerId = customer?.id ?? null;
    await writeAudit(transaction, { customerId, device, event: 'forgotten password', outcome: decision.kind, at: now });
    if (decision.kind === 'waiting') return { refusal: refuse('codeWaiting', { expired: decision.expired }) };
    if (decision.kind === 'noMore') return { refusal: refuse('noMoreCodes', { expired: decision.expired }) };
    await storeCode(transaction, { username, customerId, intent, method: 'sms' }, now);
    const isGone = customer?.hold === 'closed' || customer?.hold === 'deleted';
    if (customer !== undefined && !isGone) {
      await sendTemporaryPassword(transaction, customer, temporary, now);
      const event = { kind: 'password_reset', customerId: customer.id, device, at: now } as const;
      if (customer.password_is_set) await notifySecurityEvent(transaction, provider, event);
    }
    return { answer: { expired: codeTimings[intent].wait } };
  });
}
