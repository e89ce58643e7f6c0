import { sql, type Selectable } from 'kysely';
import { addSeconds } from '../clock/clock.ts';
import { inTransaction, type Database } from '../database/openDatabase.ts';
import type { CustomerTable } from '../database/tables/customerTables.ts';
import { matchesDigest } from './passwordDigest.ts';
import { DAY_SECONDS, passwordLock, WRONG_IN_A_DAY, type PasswordLock } from './passwordLock.ts';

type Customer = Selectable<CustomerTable>;

export type PasswordAttempt =
  | { readonly kind: 'right'; readonly temporary: boolean }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly lock: PasswordLock };

async function readLock(database: Database, username: string, now: Date): Promise<PasswordLock | null> {
  const latest = await database
    .selectFrom('password_attempt')
    .select(['at', 'succeeded'])
    .where('username', '=', username)
    .where('at', '>', addSeconds(now, -2 * DAY_SECONDS))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(WRONG_IN_A_DAY)
    .execute();
  const lastRight = latest.findIndex(({ succeeded }) => succeeded);
  const wrong = lastRight === -1 ? latest : latest.slice(0, lastRight);
  return passwordLock(
    wrong.map(({ at }) => at),
    now,
  );
}

/**
 * Which of the customer's passwords it is. A wrong one always costs two derivations, with or without a customer, with or without a
 * temporary password: time tells nothing about who exists (D-AUTH-13).
 */
async function verify(customer: Customer | undefined, password: string, now: Date): Promise<'own' | 'temporary' | 'none'> {
  if (await matchesDigest(customer?.password_digest ?? null, password)) return 'own';
  const expiresAt = customer?.temporary_password_expires_at ?? null;
  const temporary = expiresAt !== null && expiresAt > now ? (customer?.temporary_password_digest ?? null) : null;
  return (await matchesDigest(temporary, password)) ? 'temporary' : 'none';
}

/**
 * Tries a password and counts the attempt (RULE-012), for known and unknown usernames alike. The derivation runs outside of any
 * transaction; the attempt is then recorded one after another for a username, and a guess that finds the lock closed by others learns
 * nothing of its own worth.
 * @param database not a transaction: it would be held open for the derivation, and a refusal must not undo the count
 * @throws when it is called inside a transaction
 */
export async function tryPassword(
  database: Database,
  {
    username,
    customer,
    password,
    now,
  }: { readonly username: string; readonly customer: Customer | undefined; readonly password: string; readonly now: Date },
): Promise<PasswordAttempt> {
  if (database.isTransaction)
    throw new Error('tryPassword: call it before the transaction begins, else the count of a wrong password is undone.');
  const lockBefore = await readLock(database, username, now);
  if (lockBefore !== null) return { kind: 'locked', lock: lockBefore };
  const found = await verify(customer, password, now);
  return inTransaction(database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`password ${username}`}, 0))`.execute(transaction);
    const lock = await readLock(transaction, username, now);
    if (lock !== null) return { kind: 'locked', lock };
    const succeeded = found !== 'none';
    await transaction.insertInto('password_attempt').values({ username, at: now, succeeded }).execute();
    if (succeeded) return { kind: 'right', temporary: found === 'temporary' };
    const lockAfter = await readLock(transaction, username, now);
    return lockAfter === null ? { kind: 'wrong' } : { kind: 'locked', lock: lockAfter };
  });
}
