import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { partNumber, withoutZeros, type Entry } from './entries.ts';

/**
 * Entries as three array literals of SQL: account ids, parts, units. Sorted by account: that is the order in which rows are locked
 * (RULE-002). Literals and not parameters, since each parameter costs a part of what the whole order does; they hold digits alone.
 */
export function entryArrays(entries: readonly Entry[]): string {
  const moving = withoutZeros(entries).toSorted((left, right) => left.accountId - right.accountId);
  const ids = moving.map(({ accountId }) => BigInt(accountId));
  const parts = moving.map(({ part }) => partNumber(part));
  const units = moving.map((entry) => entry.units);
  return `'{${ids.join()}}'::int[], '{${parts.join()}}'::int[], '{${units.join()}}'::bigint[]`;
}

export type Journal = {
  readonly entries: readonly Entry[];
  /** Why: a word for the books. */
  readonly reason: string;
  readonly at: Date;
  readonly orderId?: bigint;
  /** Whether a customer's account may go below zero by it: corrections and card refunds alone (RULE-001). */
  readonly correction?: boolean;
};

/**
 * Posts one journal in one round trip: locks its accounts in id order, checks what is available, writes postings and balances.
 * @returns the journal's id, or null when a customer's account has too little: then nothing is written
 * @throws when the entries do not sum to zero in every currency, or name an unknown account
 */
export async function postJournal(
  transaction: Database,
  { entries, reason, at, orderId, correction = false }: Journal,
): Promise<bigint | null> {
  const answer = await sql<{ journal: bigint | null }>`
    select post_entries(${sql.raw(entryArrays(entries))}, ${orderId === undefined ? null : orderId.toString()}::text::bigint, ${reason}::text,
      ${at}::timestamptz, ${correction}::boolean) as journal
  `.execute(transaction);
  return answer.rows[0]?.journal ?? null;
}
