import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';

export type Job = Selectable<Tables['job']>;

/**
 * Does what is due, in one transaction with the job's removal. The event's moment is `job.due_at`, not now: a clock that was moved by days
 * lets everything happen in order, at its own time.
 */
export type JobHandler = (transaction: Database, job: Job) => Promise<void>;
/**
 * Work that takes long: done beside everybody's requests, in no transaction. What it answers is done in one, with the job's removal. A
 * process that ends in the middle of it leaves the job, and it begins again. @param now what cares for no event's moment goes by
 */
export type LongJobHandler = (database: Database, job: Job, now: Date) => Promise<(transaction: Database) => Promise<void>>;
export type JobHandlers = Readonly<Record<string, JobHandler | { readonly long: LongJobHandler }>>;

export type NewJob = {
  readonly kind: string;
  /** What it concerns; a job of the same kind and subject replaces the one before. */
  readonly subject: string;
  readonly customerId?: number;
  readonly details?: Readonly<Record<string, string | null>>;
  readonly dueAt: Date;
};

/** Moments at which something of a database is due, as far as this process has scheduled it. */
export type Board = { soonest: number; readonly moments: Set<number> };
const boards = new WeakMap<object, Board>();

/** The same for a database and its transactions, which share one adapter. */
export function boardOf(database: Database): Board {
  const { adapter } = database.getExecutor();
  const board = boards.get(adapter) ?? { soonest: Number.POSITIVE_INFINITY, moments: new Set<number>() };
  boards.set(adapter, board);
  return board;
}

/** So that nobody has to ask the database before every request whether something is due. */
export function noteDue(database: Database, dueAt: Date): void {
  const board = boardOf(database);
  const moment = dueAt.getTime();
  board.moments.add(moment);
  board.soonest = Math.min(board.soonest, moment);
}

/** Forgets the moments before this one. */
export function forgetDue(board: Board, before: number): void {
  board.soonest = Number.POSITIVE_INFINITY;
  for (const moment of board.moments) {
    if (moment < before) board.moments.delete(moment);
    else board.soonest = Math.min(board.soonest, moment);
  }
}

/** Writes down what has to happen. Part of the transaction that makes it necessary. */
export async function scheduleJob(transaction: Database, { kind, subject, customerId, details, dueAt }: NewJob): Promise<void> {
  noteDue(transaction, dueAt);
  const values = { customer_id: customerId ?? null, details: details === undefined ? null : JSON.stringify(details), due_at: dueAt };
  await transaction
    .insertInto('job')
    .values({ kind, subject, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(values))
    .execute();
}

/** Takes back what was scheduled, if it is there. */
export async function cancelJob(transaction: Database, kind: string, subject: string): Promise<void> {
  await transaction.deleteFrom('job').where('kind', '=', kind).where('subject', '=', subject).execute();
}
