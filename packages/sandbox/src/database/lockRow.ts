import { sql } from 'kysely';
import type { Database } from './openDatabase.ts';

/** Serialises transactions that lock the same name: waits until the other one has ended. */
export async function lockRow(transaction: Database, name: string): Promise<void> {
  await sql`select lock_row(${name})`.execute(transaction);
}
