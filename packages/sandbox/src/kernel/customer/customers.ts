import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import type { Keys } from '../keys/keys.ts';
import { refuse, type Refusal } from '../refusal.ts';

export function findCustomer(database: Database, username: string): Promise<Customer | undefined> {
  return database.selectFrom('customer').selectAll().where('username', '=', username).executeTakeFirst();
}

export function lockCustomer(transaction: Database, id: number): Promise<Customer> {
  return transaction.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Replaces the phone of an erased customer. It still identifies them without revealing the phone (RULE-031).
 * @param derived derivation of {@link toErasedText}
 */
export const toErasedUsername = (derived: string): string => `erased:${derived}`;
export const toErasedText = (username: string): string => `erased ${username}`;

/**
 * Finds the customer whose password to check: the one with this phone, else the one erased with it. A single query, so that timing reveals
 * nothing (D-AUTH-13).
 */
export async function findPasswordOwner(
  { database, keys }: { readonly database: Database; readonly keys: Pick<Keys, 'derivations'> },
  username: string,
): Promise<Customer | undefined> {
  const names = [username, ...keys.derivations(toErasedText(username)).map(toErasedUsername)];
  const rows = await database.selectFrom('customer').selectAll().where('username', 'in', names).execute();
  return rows.find((customer) => customer.username === username) ?? rows[0];
}

/** Refuses with 111 when the account has a password. An unfinished registration can be continued (D-REG-04). */
export function refuseExisting(customer: Customer | undefined): Refusal | undefined {
  if (customer === undefined || !customer.password_is_set) return undefined;
  return refuse('accountExists', { fields: { username: ['Account already exists'] } });
}
