import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';

export type Job = Selectable<Tables['job']>;

/**
 * Runs a job in one transaction with its removal. The time of the event is `job.due_at`, not now. After the clock moved by days, everything
 * thus happens in order and at its own time.
 */
export type JobHandler = (transaction: Database, job: Job) => Promise<void>;
/**
 * Long work, which runs beside requests and outside any transaction. The function it returns runs in a transaction with the job's removal.
 * If the process ends before that, the job remains and starts again.
 * @param now for everything that does not depend on the time of the event
 */
export type LongJobHandler = (database: Database, job: Job, now: Date) => Promise<(transaction: Database) => Promise<void>>;
export type JobHandlers = Readonly<Record<string, JobHandler | { readonly long: LongJobHandler }>>;

export type NewJob = {
  readonly kind: string;
  /** What the job concerns. A job of the same kind and subject replaces the previous one. */
  readonly subject: string;
  readonly customerId?: number;
  readonly details?: Readonly<Record<string, string | null>>;
  readonly dueAt: Date;
};

/** Times at which a job is due in a database, as far as this process scheduled them. */
export type DueTimes = { soonest: number; readonly moments: Set<number> };
const dueTimesByAdapter = new WeakMap<object, DueTimes>();

/** Returns the same board for a database and its transactions, which share one adapter. */
export function getDueTimes(database: Database): DueTimes {
  const { adapter } = database.getExecutor();
  const board = dueTimesByAdapter.get(adapter) ?? { soonest: Number.POSITIVE_INFINITY, moments: new Set<number>() };
  dueTimesByAdapter.set(adapter, board);
  return board;
}

/** Records the time, which saves a query for due jobs before every request. */
export function recordDue(database: Database, dueAt: Date): void {
  const board = getDueTimes(database);
  const moment = dueAt.getTime();
  board.moments.add(moment);
  board.soonest = Math.min(board.soonest, moment);
}

export function dropDueBefore(board: DueTimes, before: number): void {
  board.soonest = Number.POSITIVE_INFINITY;
  for (const moment of board.moments) {
    if (moment < before) board.moments.delete(moment);
    else board.soonest = Math.min(board.soonest, moment);
  }
}

/** Schedules a job. Belongs to the transaction that makes it necessary. */
export async function scheduleJob(transaction: Database, { kind, subject, customerId, details, dueAt }: NewJob): Promise<void> {
  recordDue(transaction, dueAt);
  const values = { customer_id: customerId ?? null, details: details === undefined ? null : JSON.stringify(details), due_at: dueAt };
  await transaction
    .insertInto('job')
    .values({ kind, subject, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(values))
    .execute();
}

export async function cancelJob(transaction: Database, kind: string, subject: string): Promise<void> {
  await transaction.deleteFrom('job').where('kind', '=', kind).where('subject', '=', subject).execute();
}
