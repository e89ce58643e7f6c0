import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addSeconds } from '../../clock/clock.ts';
import { lockRow } from '../../database/lockRow.ts';
import { type Database, inTransaction } from '../../database/openDatabase.ts';
import type { Caller, Customer } from '../authenticate.ts';
import { type Refusal, refuse, refuseField } from '../refusal.ts';
import { readSessionDevice } from './devices.ts';
import { matchesDigest } from './passwordDigest.ts';

/** RULE-012: five wrong passwords in a row lock for 15 minutes, twenty within 24 hours for 24 hours. */
const MAX_WRONG_IN_A_ROW = 5;
const LOCK_SECONDS = 900;
export const MAX_WRONG_IN_A_DAY = 20;

export type PasswordLock = { readonly refusal: 'tooManyAttempts'; readonly expired: number } | { readonly refusal: 'temporarilyBlocked' };

const countSecondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

/**
 * The lock caused by the wrong passwords since the last right one; null when another may be tried. Attempts during a lock are not counted,
 * so every fifth one starts a new lock.
 * @param wrong times of entry, newest first; those older than 48 hours can be left out
 */
export function getPasswordLock(wrong: readonly Date[], now: Date): PasswordLock | null {
  const [newest] = wrong;
  if (newest === undefined) return null;
  const first = wrong[MAX_WRONG_IN_A_DAY - 1];
  const wasTwentyInADay = first !== undefined && countSecondsBetween(first, newest) < daySeconds;
  if (wasTwentyInADay && countSecondsBetween(newest, now) < daySeconds) return { refusal: 'temporarilyBlocked' };
  const rest = LOCK_SECONDS - countSecondsBetween(newest, now);
  return wrong.length % MAX_WRONG_IN_A_ROW === 0 && rest > 0 ? { refusal: 'tooManyAttempts', expired: Math.ceil(rest) } : null;
}

export type PasswordAttempt =
  | { readonly kind: 'right'; readonly temporary: boolean }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly lock: PasswordLock };

/**
 * Which attempts are counted together: those from a device known as the customer's, and those from all others. Strangers who know the phone
 * then lock out strangers and not the customer (RULE-051).
 */
type AttemptScope = { readonly username: string; readonly device: string | null };
type PasswordGuess = AttemptScope & { readonly customer: Customer | undefined; readonly password: string };

async function readLock(database: Database, { username, device }: AttemptScope, now: Date): Promise<PasswordLock | null> {
  const latest = await database
    .selectFrom('password_attempt')
    .select(['at', 'succeeded'])
    .where('username', '=', username)
    .where('device', device === null ? 'is' : '=', device)
    .where('at', '>', addSeconds(now, -2 * daySeconds))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_WRONG_IN_A_DAY)
    .execute();
  const lastRight = latest.findIndex(({ succeeded }) => succeeded);
  const wrong = lastRight === -1 ? latest : latest.slice(0, lastRight);
  return getPasswordLock(
    wrong.map(({ at }) => at),
    now,
  );
}

/**
 * Which of the customer's passwords this is. A wrong one always costs two derivations, with or without a customer or a temporary password,
 * so that timing does not reveal who exists (D-AUTH-13).
 */
async function verifyPassword(customer: Customer | undefined, password: string, now: Date): Promise<'own' | 'temporary' | 'none'> {
  if (await matchesDigest(customer?.password_digest ?? null, password)) return 'own';
  const expiresAt = customer?.temporary_password_expires_at ?? null;
  const temporary = expiresAt !== null && expiresAt > now ? (customer?.temporary_password_digest ?? null) : null;
  return (await matchesDigest(temporary, password)) ? 'temporary' : 'none';
}

/**
 * Checks a password and counts the attempt (RULE-012), for known and unknown usernames alike. The derivation runs outside of any
 * transaction. Attempts of a username are then recorded one at a time, and a guess that finds a lock set in the meantime does not learn
 * whether it was right.
 * @param database not a transaction: it would stay open during the derivation, and a rollback would undo the count
 * @throws when called inside a transaction
 */
export async function tryPassword(database: Database, guess: PasswordGuess, now: Date): Promise<PasswordAttempt> {
  const { username, device, customer, password } = guess;
  if (database.isTransaction)
    throw new Error('tryPassword: call it before the transaction begins, else the count of a wrong password is undone.');
  const lockBefore = await readLock(database, guess, now);
  if (lockBefore !== null) return { kind: 'locked', lock: lockBefore };
  const verification = await verifyPassword(customer, password, now);
  return inTransaction(database, async (transaction) => {
    await lockRow(transaction, `password ${username}`);
    const lock = await readLock(transaction, guess, now);
    if (lock !== null) return { kind: 'locked', lock };
    const succeeded = verification !== 'none';
    await transaction.insertInto('password_attempt').values({ username, device, at: now, succeeded }).execute();
    if (succeeded) return { kind: 'right', temporary: verification === 'temporary' };
    const lockAfter = await readLock(transaction, guess, now);
    return lockAfter === null ? { kind: 'wrong' } : { kind: 'locked', lock: lockAfter };
  });
}

/** Like {@link tryPassword}, for the caller of a session and on its device. */
export async function tryCallersPassword(
  database: Database,
  { customer, session }: Caller,
  password: string,
  now: Date,
): Promise<PasswordAttempt> {
  const { id: device } = await readSessionDevice(database, session.familyId);
  return tryPassword(database, { username: customer.username, device, customer, password }, now);
}

/**
 * Checks that a password is the caller's own. A temporary one, or one set with it shortly before, proves nothing: the phone alone is enough
 * to get both (RULE-050).
 */
export async function refuseUnlessOwnPassword(
  database: Database,
  caller: Caller,
  password: string,
  now: Date,
): Promise<Refusal | undefined> {
  const attempt = await tryCallersPassword(database, caller, password, now);
  if (attempt.kind === 'locked') return refuseLocked(attempt.lock);
  const isOwn = attempt.kind === 'right' && !attempt.temporary && !isPasswordReset(caller.customer, now);
  return isOwn ? undefined : refuseField('password', 'Invalid password');
}

/** Returns the refusal of a locked username: 112 with the seconds left, or 102 (RULE-012). */
export function refuseLocked(lock: PasswordLock): Refusal {
  return lock.refusal === 'tooManyAttempts' ? refuse('tooManyAttempts', { expired: lock.expired }) : refuse('temporarilyBlocked');
}

/** For this long a password is worth no more than the temporary one that was used to set it (RULE-050). */
const RESET_SECONDS = 72 * 3600;

/** True when the customer's password was recently set with a temporary one: the phone that received that may be stolen. */
export function isPasswordReset(customer: Pick<Customer, 'password_reset_at'>, now: Date): boolean {
  const end = getPasswordResetEnd(customer);
  return end !== null && end > now;
}

/** When this ends; null if the password was not set with a temporary one. */
export function getPasswordResetEnd({ password_reset_at: resetAt }: Pick<Customer, 'password_reset_at'>): Date | null {
  return resetAt === null ? null : addSeconds(resetAt, RESET_SECONDS);
}
