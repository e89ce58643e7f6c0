import type { closeAccount, requestClosureCode } from '@wallet/contract/customer/account-closure';
import { maskPhone } from '@wallet/core/format/masks';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { enterCode, refuseCodeEntry } from '../../kernel/codes/oneTimeCodes.ts';
import { checkCodeRequest, lockPhone, sendCode } from '../../kernel/codes/sendCode.ts';
import { deleteAllPasskeys } from '../../kernel/passkeys/passkeyRows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { revokeSessions } from '../../kernel/sessionTokens.ts';
import { scheduleErasure } from './retention.ts';
import { parseLanguage } from '../../words/language.ts';

/** Sends the code that closes the account (API-080). It is valid for 30 min, and the next one can be requested after 600 s. */
export async function requestClosure(
  database: Database,
  { customer: { id, username, language }, now }: Call<typeof requestClosureCode>,
  origin: string,
): Promise<Result<typeof requestClosureCode>> {
  return inTransaction(database, async (transaction) => {
    await lockPhone(transaction, username);
    const decision = await checkCodeRequest(transaction, { username, intent: 'closure', method: undefined, isResend: true }, now);
    if (decision.kind === 'waiting') return { refusal: refuse('codeWaiting', { expired: decision.expired, uuid: decision.id }) };
    if (decision.kind === 'noMore') return { refusal: refuse('noMoreCodes', { expired: decision.expired }) };
    const to = { username, customerId: id, isSent: true, origin, language: parseLanguage(language) } as const;
    const uuid = await sendCode(transaction, { ...to, intent: 'closure', method: 'sms' }, now);
    return { answer: { uuid, message: `We sent a one-time code to ${maskPhone(username)}` } };
  });
}

/**
 * Closes the account permanently (API-081, RULE-031). Every session ends immediately, pending orders run to their end, and balances stay on
 * the books for a payout. The customer's identity is erased after the retention. The status stays unchanged, but the hold added here
 * answers 107 from now on (D-PROF-18).
 */
export async function closeCustomerAccount(
  database: Database,
  { customer: { id, username }, body: { uuid, code }, now }: Call<typeof closeAccount>,
): Promise<Result<typeof closeAccount>> {
  return inTransaction(database, async (transaction) => {
    const entry = await enterCode(transaction, { id: uuid, username, intents: ['closure'], code, spend: true }, now);
    await writeAudit(transaction, { customerId: id, event: 'account closure', outcome: entry.kind, at: now });
    if (entry.kind !== 'right') return { refusal: refuseCodeEntry(entry, 'code', 'invalidCode') };
    await transaction
      .updateTable('customer')
      .set(({ eb }) => ({ hold: 'closed', status_version: eb('status_version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await revokeSessions(transaction, id, 'closure', now);
    await deleteAllPasskeys(transaction, id, now);
    await scheduleErasure(transaction, id, now);
    return { answer: {} };
  });
}
