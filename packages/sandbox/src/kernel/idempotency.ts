import { writeCanonicalJson } from '@wallet/core/format/writeCanonicalJson';
import { CompiledQuery, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { addSeconds } from '../clock/clock.ts';
import { type JobHandlers, scheduleJob } from '../clock/jobs.ts';
import { isEmbedded } from '../database/createDatabaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';

/** How long an answer is stored (api.md 1.5). */
export const ANSWER_LIFE_SECONDS = 24 * 3600;
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

export type StoredAnswer = { readonly status: number; readonly body: string };
export type Claim = { readonly customerId: number; readonly key: string; readonly fingerprint: string };

export function isIdempotencyKey(key: string | undefined): key is string {
  return key !== undefined && KEY.test(key);
}

/** SHA-256 of method, path and the body as canonical JSON (api.md 1.5). */
export function createFingerprint(method: string, path: string, body: unknown): string {
  return createHash('sha256')
    .update(`${method} ${path} ${writeCanonicalJson(body)}`)
    .digest('hex');
}

/** Finds the answer stored under this key; 'other' if it belongs to a different request. */
export async function findStoredAnswer(
  transaction: Database,
  { customerId, key, fingerprint }: Claim,
  now: Date,
): Promise<StoredAnswer | 'other' | undefined> {
  const row = await transaction
    .selectFrom('idempotency')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .where('kept_at', '>', addSeconds(now, -ANSWER_LIFE_SECONDS))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.fingerprint === fingerprint ? { status: row.status, body: row.body } : 'other';
}

export type AnsweredCall = {
  readonly requestId: string;
  readonly address: string;
  readonly event: string;
  readonly at: Date;
  readonly order: string | null;
};

/**
 * Stores the answer and writes the audit line, in the transaction of its postings.
 * @returns false when an answer is already stored: nothing may be committed then
 */
export async function storeAnswer(
  transaction: Database,
  { customerId, key, fingerprint }: Claim,
  record: StoredAnswer,
  call: AnsweredCall,
): Promise<boolean> {
  const statement = 'select keep_answer($1::int, $2, $3, $4::int, $5, $6, $7, $8, $9::timestamptz, $10::bigint) as is_kept';
  const { requestId, address, event, at, order } = call;
  const parameters = [customerId, key, fingerprint, record.status, record.body, requestId, address, event, at, order];
  const answer = await transaction.executeQuery<{ is_kept: boolean }>(CompiledQuery.raw(statement, parameters));
  return answer.rows[0]?.is_kept === true;
}

const JOB = 'forget_answers';
const HOUR_SECONDS = 3600;
/** Rows deleted per statement, to keep locks short. */
const BATCH = 1000;

const createNextJob = (now: Date) => ({ kind: JOB, subject: '', dueAt: addSeconds(now, HOUR_SECONDS) });

/** Schedules the hourly clean-up. Every start calls it; only the first process creates the job. */
export async function startCleanUp(database: Database, now: Date): Promise<void> {
  const job = await database.selectFrom('job').select('id').where('kind', '=', JOB).executeTakeFirst();
  if (job === undefined) await scheduleJob(database, createNextJob(now));
}

async function deleteExpiredAnswers(database: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency where (customer_id, key) in
      (select customer_id, key from idempotency where kept_at <= ${before} order by kept_at limit ${BATCH})`.execute(database);
  return Number(numAffectedRows);
}

/**
 * Deletes confirmations of yesterday, counts of calls (RULE-070), and stored answers (api.md 1.5) one hour after they expire, so that a
 * request which started earlier still finds its own. An embedded database is vacuumed here; a server does that itself.
 */
export const cleanUpJobs: JobHandlers = {
  [JOB]: {
    long: async (database, _job, now) => {
      const before = addSeconds(now, -ANSWER_LIFE_SECONDS - HOUR_SECONDS);
      let total = 0;
      for (let some = BATCH; some === BATCH; total += some) some = await deleteExpiredAnswers(database, before);
      await database.deleteFrom('confirmation').where('expires_at', '<=', before).execute();
      await sql`delete from call_count where ends_at <= ${now}`.execute(database);
      if (total > 0 && isEmbedded(database)) await sql`vacuum idempotency, job`.execute(database);
      return (transaction) => scheduleJob(transaction, createNextJob(now));
    },
  },
};
