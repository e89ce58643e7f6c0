import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { countSecondsUntil } from './codeRequest.ts';
import { type EnteredCode, enterCode, refuseCodeEntry } from './oneTimeCodes.ts';

/** Limits of the codes that confirm a payment (RULE-049). No new code, resend or session extends them. */
const WINDOW_SECONDS = daySeconds;
const MAX_GUESSES = 10;
const MAX_CODES = 30;
const MAX_RESENDS = 3;

/**
 * Refuses with 112 once the customer has entered ten wrong codes within 24 hours, across all operations, resends and sessions: a stolen
 * session gets ten guesses a day at a million codes. Call it under `lockPhone`, so that concurrent guesses are counted one after another.
 */
export async function refuseGuessing(transaction: Database, customerId: number, now: Date): Promise<Refusal | undefined> {
  const guesses = await transaction
    .selectFrom('wrong_code')
    .select('at')
    .where('customer_id', '=', customerId)
    .where('at', '>', addSeconds(now, -WINDOW_SECONDS))
    .orderBy('at', 'desc')
    .limit(MAX_GUESSES)
    .execute();
  const first = guesses[MAX_GUESSES - 1];
  return first === undefined
    ? undefined
    : refuse('tooManyAttempts', { expired: countSecondsUntil(addSeconds(first.at, WINDOW_SECONDS), now) });
}

type PaymentCode = Pick<EnteredCode, 'id' | 'code' | 'spend'> & { readonly field: string };

/** Checks a payment code, and counts a wrong one as one of the customer's guesses of the day (RULE-049). */
export async function refusePaymentCode(
  transaction: Database,
  { id: customerId, username }: Pick<Customer, 'id' | 'username'>,
  { field, ...code }: PaymentCode,
  now: Date,
): Promise<Refusal | undefined> {
  const stopped = await refuseGuessing(transaction, customerId, now);
  if (stopped !== undefined) return stopped;
  const entry = await enterCode(transaction, { ...code, username, intents: ['operation'] }, now);
  if (entry.kind === 'right') return undefined;
  if ('isGuess' in entry && entry.isGuess) {
    await transaction.insertInto('wrong_code').values({ customer_id: customerId, at: now }).execute();
  }
  return (await refuseGuessing(transaction, customerId, now)) ?? refuseCodeEntry(entry, field, 'invalidCode');
}

/** Refuses with 115 once the customer was sent thirty payment codes within 24 hours. */
export async function refuseMoreCodes(transaction: Database, customerId: number, now: Date): Promise<Refusal | undefined> {
  const latest = await transaction
    .selectFrom('one_time_code')
    .select('sent_at')
    .where('customer_id', '=', customerId)
    .where('intent', '=', 'operation')
    .where('sent_at', '>', addSeconds(now, -WINDOW_SECONDS))
    .orderBy('sent_at', 'desc')
    .limit(MAX_CODES)
    .execute();
  const first = latest[MAX_CODES - 1];
  return first === undefined
    ? undefined
    : refuse('noMoreCodes', { expired: countSecondsUntil(addSeconds(first.sent_at, WINDOW_SECONDS), now) });
}

/** Number of resends left for an operation or confirmation after its next send; negative if even that one is not allowed. */
export async function countResendsLeft(transaction: Database, uuid: string): Promise<number> {
  const codes = await transaction
    .selectFrom('one_time_code')
    .select('id')
    .where('operation_uuid', '=', uuid)
    .limit(MAX_RESENDS + 1)
    .execute();
  return MAX_RESENDS - codes.length;
}

/** Refuses with 115 an operation whose code was resent three times. Another can be prepared once this one has expired. */
export async function refuseMoreResends(
  transaction: Database,
  { uuid, expires_at: expiresAt }: { readonly uuid: string; readonly expires_at: Date },
  now: Date,
): Promise<Refusal | undefined> {
  return (await countResendsLeft(transaction, uuid)) < 0
    ? refuse('noMoreCodes', { expired: countSecondsUntil(expiresAt, now) })
    : undefined;
}
