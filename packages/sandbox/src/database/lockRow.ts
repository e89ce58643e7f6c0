import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** Lets one transaction go on after the other: who names the same waits until the other's has ended. */
export async function lockRow(transaction: Database, name: string): Promise<void> {
  await sql`select lock_row(${name})`.execute(transaction);
}
