import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import type { Keys } from '../keys/keys.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** The customer with this phone. */
export function findCustomer(database: Database, username: string): Promise<Customer | undefined> {
  return database.selectFrom('customer').selectAll().where('username', '=', username).executeTakeFirst();
}

/** The same, its row locked until the transaction ends. */
export function lockCustomer(transaction: Database, id: number): Promise<Customer> {
  return transaction.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * What stands in place of a phone whose customer was erased: it finds them again, and tells nobody the phone (RULE-031).
 * @param derived of {@link erasedText}
 */
export const erasedUsername = (derived: string): string => `erased:${derived}`;
export const erasedText = (username: string): string => `erased ${username}`;

/**
 * Whose password it may be: the customer with this phone, else who was erased with it. It is one question, so that its time tells nothing
 * (D-AUTH-13).
 */
export async function findPasswordOwner(
  { database, keys }: { readonly database: Database; readonly keys: Pick<Keys, 'derivations'> },
  username: string,
): Promise<Customer | undefined> {
  const names = [username, ...keys.derivations(erasedText(username)).map(erasedUsername)];
  const rows = await database.selectFrom('customer').selectAll().where('username', 'in', names).execute();
  return rows.find((customer) => customer.username === username) ?? rows[0];
}

/** 111: an account with a password is registered for good; an unfinished registration goes on (D-REG-04). */
export function refuseExisting(customer: Customer | undefined): Refusal | undefined {
  if (customer === undefined || !customer.password_is_set) return undefined;
  return refuse('accountExists', { fields: { username: ['Account already exists'] } });
}
