import { sql } from 'kysely';
import { createDatabaseFunction } from '../database/createDatabaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';
import { toPartNumber, removeZeros, type Entry } from './entries.ts';

/** Entries as arguments of the ledger's functions. Sorted by account, which is the order in which rows are locked (RULE-002). */
export type EntryArrays = { readonly ids: readonly number[]; readonly parts: readonly number[]; readonly amounts: readonly string[] };

export const entryTypes = 'ids int[], parts int[], amounts bigint[]';

export function toEntryArrays(entries: readonly Entry[]): EntryArrays {
  const moving = removeZeros(entries).toSorted((left, right) => left.accountId - right.accountId);
  return {
    ids: moving.map(({ accountId }) => accountId),
    parts: moving.map(({ part }) => toPartNumber(part)),
    amounts: moving.map(({ units }) => units.toString()),
  };
}

type Journal = {
  readonly entries: readonly Entry[];
  /** A word for the books. */
  readonly reason: string;
  readonly at: Date;
  readonly orderId?: bigint;
  /** Lets a customer's account go below zero; only for corrections and card refunds (RULE-001). */
  readonly correction?: boolean;
};

/**
 * Posts one journal in one round trip: locks its accounts in id order, checks the available balances, writes postings and balances.
 * @returns the journal's id, or null when a customer's account has too little: then nothing is written
 * @throws when the entries do not sum to zero in every currency, or name an unknown account
 */
export async function postJournal(
  transaction: Database,
  { entries, reason, at, orderId, correction = false }: Journal,
): Promise<bigint | null> {
  return postEntries(transaction, { ...toEntryArrays(entries), order_ref: orderId?.toString(), why: reason, moment: at, correction });
}

type PostArguments = EntryArrays & {
  readonly order_ref: string | undefined;
  readonly why: string;
  readonly moment: Date;
  readonly correction: boolean;
};

const postEntries = createDatabaseFunction<PostArguments, bigint | null>({
  kind: 'writes',
  expression: 'post_entries(ids, parts, amounts, order_ref, why, moment, correction)',
  types: `${entryTypes}, order_ref bigint, why text, moment timestamptz, correction boolean`,
});

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
