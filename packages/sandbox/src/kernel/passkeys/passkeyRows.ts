import { MOST_PASSKEYS, PASSKEY_NAME_MAX, type Passkey } from '@wallet/contract/access/passkeys';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import type { Selectable } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { type Refusal, refuse, refuseField } from '../refusal.ts';
import { chanceBytes } from '../../ports/chance.ts';

export type PasskeyRow = Selectable<Tables['passkey']>;

/** A customer's passkeys, newest first. */
export function passkeysOf(database: Database, customerId: number): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkey')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a customer can be asked for a passkey. */
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

/** What authenticators know a customer by: made once, never the customer's id or phone. */
export async function userHandleOf(transaction: Database, customerId: number): Promise<string> {
  await transaction
    .insertInto('passkey_user')
    .values({ customer_id: customerId, handle: chanceBytes(64).toString('base64url') })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  const { handle } = await transaction
    .selectFrom('passkey_user')
    .select('handle')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return handle;
}

/** A passkey as the contract has it. */
export const passkeyOnWire = (row: PasskeyRow, userHandle: string): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  backed_up: row.backed_up,
  credential_id: row.credential_id,
  user_handle: userHandle,
});

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name where it is free, else with the first number behind it that is: "Chrome on Windows 2". */
export function freeName(wish: string, names: readonly string[]): string {
  const isFree = (name: string): boolean => !names.some((one) => sameName(one, name));
  const short = wish.slice(0, PASSKEY_NAME_MAX);
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`;
    const name = `${short.slice(0, PASSKEY_NAME_MAX - ending.length)}${ending}`;
    if (isFree(name)) return name;
  }
}

/** Two passkeys of a customer have two names, case ignored (SCA-006). */
export function refuseTakenName(name: string, others: readonly Pick<PasskeyRow, 'name'>[]): Refusal | undefined {
  return others.some((other) => sameName(other.name, name)) ? refuseField('name', 'A passkey with this name already exists') : undefined;
}

/** Ten are the most (SCA-006). */
export function refuseEleventh(passkeys: readonly PasskeyRow[]): Refusal | undefined {
  return passkeys.length < MOST_PASSKEYS ? undefined : refuse('invalid', { message: `You can have at most ${MOST_PASSKEYS} passkeys` });
}

/** The key itself is gone at once; the id is known for a day, so that a deletion that is repeated is answered as the first. */
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

/** Every passkey of a customer: the account is closed, or an operator takes them away. */
export async function deleteAllPasskeys(transaction: Database, customerId: number, now: Date): Promise<void> {
  const ids = (await passkeysOf(transaction, customerId)).map(({ id }) => id);
  await deletePasskeys(transaction, customerId, ids, now);
}

/** Whether this passkey of the customer's was deleted within the last 24 hours. */
export async function wasDeletedLately(database: Database, customerId: number, id: string, now: Date): Promise<boolean> {
  const row = await database
    .selectFrom('passkey')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', '>', addSeconds(now, -daySeconds))
    .executeTakeFirst();
  return row !== undefined;
}
