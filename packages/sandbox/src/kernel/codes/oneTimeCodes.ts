import { type RefusalName, refusals } from '@wallet/contract/errors';
import type { CodeMethod } from '@wallet/contract/access/one-time-code';
import type { Selectable } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type CodeIntent, codeTimings, DEAD_CODE_WAIT_SECONDS, MAX_WRONG_ENTRIES, countSecondsUntil } from './codeRequest.ts';
import { generateUuid } from '../../ports/ids.ts';
import { generateNumberBelow } from '../../ports/chance.ts';

type OneTimeCode = Selectable<Tables['one_time_code']>;

const fixedCodes = { sms: '123456', call: '1234' } as const satisfies Record<CodeMethod, string>;

/** Generates a code: 6 digits by SMS, 4 by call. Phones that end in 0000 get the sandbox's fixed ones (RULE-013). */
function generateCode(username: string, method: CodeMethod): string {
  const fixed = fixedCodes[method];
  return username.endsWith('0000') ? fixed : String(generateNumberBelow(10 ** fixed.length)).padStart(fixed.length, '0');
}

/** The digest under which a code is stored. It includes the uuid sent with the code, so that equal codes differ. */
function digestCode(id: string, code: string): string {
  return createHash('sha256').update(`${id} ${code}`).digest('hex');
}

function matchesCode({ id, code_digest: digest }: OneTimeCode, code: string): boolean {
  return timingSafeEqual(Buffer.from(digest), Buffer.from(digestCode(id, code)));
}

export type NewCode = {
  readonly username: string;
  /** null when no customer has this phone. The code is still stored, but never sent and never accepted (D-AUTH-13). */
  readonly customerId: number | null;
  readonly intent: CodeIntent;
  readonly method: CodeMethod;
  readonly operationUuid?: string;
};

/** Stores a new code and invalidates the previous one (RULE-013). The caller sends it, in the same transaction. */
export async function storeCode(
  transaction: Database,
  { username, customerId, intent, method, operationUuid }: NewCode,
  now: Date,
): Promise<{ readonly id: string; readonly code: string }> {
  const id = generateUuid();
  const code = generateCode(username, method);
  await transaction
    .updateTable('one_time_code')
    .set({ dead_at: now })
    .where('username', '=', username)
    .where('intent', '=', intent)
    .where('spent_at', 'is', null)
    .where('dead_at', 'is', null)
    .$if(operationUuid !== undefined, (query) => query.where('operation_uuid', '=', operationUuid ?? ''))
    .execute();
  await transaction
    .insertInto('one_time_code')
    .values({
      id,
      customer_id: customerId,
      username,
      intent,
      method,
      code_digest: digestCode(id, code),
      operation_uuid: operationUuid ?? null,
      sent_at: now,
      resend_at: addSeconds(now, codeTimings[intent].wait),
      expires_at: addSeconds(now, codeTimings[intent].life),
    })
    .execute();
  return { id, code };
}

export type CodeEntry =
  | { readonly kind: 'right'; readonly held: OneTimeCode }
  /** `isGuess`: a valid code was compared; false when there was none to guess. */
  | { readonly kind: 'wrong'; readonly isGuess: boolean }
  | { readonly kind: 'expired' }
  /** `expired`: seconds until a new code can be requested. */
  | { readonly kind: 'usedUp'; readonly expired: number; readonly isGuess: boolean };

export type EnteredCode = {
  readonly id: string;
  readonly username: string;
  readonly intents: readonly CodeIntent[];
  readonly code: string;
  /** Whether a right code is spent by this; `/one_time_code/check` leaves it valid. */
  readonly spend: boolean;
};

/**
 * Checks an entered code and counts a wrong one. The fifth wrong entry kills the code (RULE-013). Commit the transaction whatever the
 * result. A code of another username or purpose, spent or replaced, counts as wrong.
 */
export async function enterCode(transaction: Database, { id, username, intents, code, spend }: EnteredCode, now: Date): Promise<CodeEntry> {
  const storedCode = await transaction
    .selectFrom('one_time_code')
    .selectAll()
    .where('id', '=', id)
    .where('username', '=', username)
    .where('intent', 'in', intents)
    .forUpdate()
    .executeTakeFirst();
  if (storedCode === undefined || storedCode.spent_at !== null) return { kind: 'wrong', isGuess: false };
  if (storedCode.wrong_entries >= MAX_WRONG_ENTRIES)
    return { kind: 'usedUp', expired: countSecondsUntil(storedCode.resend_at, now), isGuess: false };
  if (storedCode.dead_at !== null) return { kind: 'wrong', isGuess: false };
  if (storedCode.expires_at <= now) return { kind: 'expired' };
  const mayBeRight = storedCode.customer_id !== null || storedCode.intent === 'sign_up';
  if (matchesCode(storedCode, code) && mayBeRight) {
    if (spend) await transaction.updateTable('one_time_code').set({ spent_at: now }).where('id', '=', id).execute();
    return { kind: 'right', held: storedCode };
  }
  const entries = storedCode.wrong_entries + 1;
  const isLast = entries >= MAX_WRONG_ENTRIES;
  await transaction
    .updateTable('one_time_code')
    .set(isLast ? { wrong_entries: entries, dead_at: now, resend_at: addSeconds(now, DEAD_CODE_WAIT_SECONDS) } : { wrong_entries: entries })
    .where('id', '=', id)
    .execute();
  return isLast ? { kind: 'usedUp', expired: DEAD_CODE_WAIT_SECONDS, isGuess: true } : { kind: 'wrong', isGuess: true };
}

/**
 * Returns the refusal of a code that is not right.
 * @param field the request's name of the code
 * @param wrong the refusal of a wrong code: 101 where it stands in for a password, 113 otherwise
 */
export function refuseCodeEntry(entry: Exclude<CodeEntry, { readonly kind: 'right' }>, field: string, wrong: RefusalName): Refusal {
  switch (entry.kind) {
    case 'wrong':
      return refuse(wrong, { fields: { [field]: [refusals[wrong].message] } });
    case 'expired':
      return refuse('codeExpired', { fields: { [field]: [refusals.codeExpired.message] } });
    case 'usedUp':
      return refuse('tooManyAttempts', { expired: entry.expired });
  }
}
