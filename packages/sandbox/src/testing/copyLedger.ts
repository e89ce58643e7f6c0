import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/**
 * Writes a customer's accounts, orders and all postings set by set into tables with the same indexes and constraints, and nothing else: the
 * least that has to be done to write such a history (S6).
 */
export function copyLedger(database: Database, customerId: number): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    for (const table of ['account', 'orders', 'posting']) await run(`create table bare_${table} (like ${table} including all)`);
    for (const table of ['account', 'orders']) {
      await run(`insert into bare_${table} select * from ${table} where customer_id = ${customerId}`);
    }
    await run('insert into bare_posting overriding system value select * from posting');
  });
}
