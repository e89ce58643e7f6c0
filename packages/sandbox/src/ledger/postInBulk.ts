import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/**
 * Opens the ledger for postings that are written in bulk: histories of presets. The caller is responsible for the sums. Everything else
 * goes through post_entries.
 */
export async function postInBulk<T>(transaction: Database, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('ledger.posting', 'open', true)`.execute(transaction);
  const done = await work();
  await sql`select set_config('ledger.posting', 'closed', true)`.execute(transaction);
  return done;
}
