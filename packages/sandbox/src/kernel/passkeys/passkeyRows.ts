import { MAX_PASSKEYS, MAX_PASSKEY_NAME_LENGTH, type Passkey } from '@wallet/contract/access/passkeys';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import type { Selectable } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { type Refusal, refuse, refuseField } from '../refusal.ts';
import { generateBytes } from '../../ports/chance.ts';

export type PasskeyRow = Selectable<Tables['passkey']>;

/** A customer's passkeys, newest first. */
export function readPasskeys(database: Database, customerId: number): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkey')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function hasPasskey(database: Database, customerId: number): Promise<boolean> {
  const row = await database
    .selectFrom('passkey')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The id by which authenticators know a customer. Created once; never the customer's id or phone. */
export async function getUserHandle(transaction: Database, customerId: number): Promise<string> {
  await transaction
    .insertInto('passkey_user')
    .values({ customer_id: customerId, handle: generateBytes(64).toString('base64url') })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  const { handle } = await transaction
    .selectFrom('passkey_user')
    .select('handle')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return handle;
}

export const toWirePasskey = (row: PasskeyRow, userHandle: string): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  backed_up: row.backed_up,
  credential_id: row.credential_id,
  user_handle: userHandle,
});

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the requested name if it is free, else appends the first free number: "Chrome on Windows 2". */
export function findFreeName(requested: string, names: readonly string[]): string {
  const isFree = (name: string): boolean => !names.some((one) => isSameName(one, name));
  const short = requested.slice(0, MAX_PASSKEY_NAME_LENGTH);
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`;
    const name = `${short.slice(0, MAX_PASSKEY_NAME_LENGTH - ending.length)}${ending}`;
    if (isFree(name)) return name;
  }
}

/** Names of a customer's passkeys are unique, ignoring case (SCA-006). */
export function refuseTakenName(name: string, others: readonly Pick<PasskeyRow, 'name'>[]): Refusal | undefined {
  return others.some((other) => isSameName(other.name, name)) ? refuseField('name', 'A passkey with this name already exists') : undefined;
}

/** A customer can have ten passkeys (SCA-006). */
export function refuseTooManyPasskeys(passkeys: readonly PasskeyRow[]): Refusal | undefined {
  return passkeys.length < MAX_PASSKEYS ? undefined : refuse('invalid', { message: `You can have at most ${MAX_PASSKEYS} passkeys` });
}

/** Deletes the keys immediately. Their ids stay known for a day, so that a repeated deletion gets the same answer. */
export async function deletePasskeys(transaction: Database, customerId: number, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = transaction.selectFrom('passkey').select('credential_id').where('customer_id', '=', customerId).where('id', 'in', ids);
  await transaction.deleteFrom('software_passkey').where('credential_id', 'in', rows).execute();
  await transaction
    .updateTable('passkey')
    .set({ deleted_at: now, public_key: '', name: '' })
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function deleteAllPasskeys(transaction: Database, customerId: number, now: Date): Promise<void> {
  const ids = (await readPasskeys(transaction, customerId)).map(({ id }) => id);
  await deletePasskeys(transaction, customerId, ids, now);
}

/** True when this passkey of the customer was deleted within the last 24 hours. */
export async function wasRecentlyDeleted(database: Database, customerId: number, id: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('passkey')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', '>', addSeconds(now, -daySeconds))
    .executeTakeFirst();
  return row !== undefined;
}
