import { inTransaction, type Database } from '../database/openDatabase.ts';
import type { Clock } from './clock.ts';
import { createLongJobs, type LongJobs } from './longJobs.ts';
import { getDueTimes, dropDueBefore, type Job, type JobHandlers } from './jobs.ts';

/** Runs due jobs. Called before every request and by a timer, so that a restart or a moved clock loses none. */
export type JobRunner = {
  /** Returns immediately while nothing is due. */
  readonly run: () => Promise<void>;
  /** Like `run`, and also waits for long work in progress, which requests never do. */
  readonly settle: () => Promise<void>;
  /** Makes the next run query the database, because another process or a moved clock may have made something due. */
  readonly wake: () => void;
};

export type ReportFailure = (error: unknown, kind: string) => void;

const NEVER = Number.POSITIVE_INFINITY;

async function findNextDue(database: Database): Promise<number> {
  const row = await database.selectFrom('job').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at.getTime() ?? NEVER;
}

/** A failed job is retried after this pause. It must not block all requests. */
const RETRY_MS = 60_000;

type Runner = { readonly database: Database; readonly handlers: JobHandlers; readonly long: LongJobs; readonly report: ReportFailure };

/**
 * Runs the first due job. Several processes on one server never run it twice, and never start the next one before it is done: the row stays
 * locked until then, and other processes wait for it.
 */
async function runOne({ database, handlers, long, report }: Runner, now: Date): Promise<void> {
  let current: Job | undefined;
  let begin: (() => void) | undefined;
  const work = inTransaction(database, async (transaction) => {
    const job: Job | undefined = await transaction
      .selectFrom('job')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    // Another process has run it.
    if (job === undefined) return;
    current = job;
    const handler = handlers[job.kind];
    if (handler === undefined) throw new Error(`No handler for the job "${job.kind}": name it in createProvider.ts`);
    if (typeof handler === 'object') {
      begin = await long.take(transaction, job, handler.long, now);
      return;
    }
    await transaction.deleteFrom('job').where('id', '=', job.id).execute();
    await handler(transaction, job);
  });
  try {
    await work;
    begin?.();
  } catch (error) {
    if (current === undefined) throw error;
    report(error, current.kind);
    await database
      .updateTable('job')
      .set({ due_at: new Date(now.getTime() + RETRY_MS) })
      .where('id', '=', current.id)
      .execute();
  }
}

/** Jobs are still looked for this long after they were due, because their transaction may not have been committed at that time. */
const COMMIT_MS = 2000;

export function createJobRunner(database: Database, clock: Clock, handlers: JobHandlers, report: ReportFailure): JobRunner {
  /** Time of the next job according to the database; 0 before the first query. */
  let quietUntil = 0;
  let running: Promise<void> | undefined;
  const board = getDueTimes(database);
  const long = createLongJobs(database, report);

  async function work(): Promise<void> {
    const now = clock.now();
    dropDueBefore(board, now.getTime() - COMMIT_MS);
    let due = await findNextDue(database);
    while (due <= now.getTime()) {
      await runOne({ database, handlers, long, report }, now);
      // The job may have scheduled another one.
      due = await findNextDue(database);
    }
    quietUntil = due;
  }

  async function run(): Promise<void> {
    if (clock.now().getTime() < Math.min(quietUntil, board.soonest)) return;
    running ??= work().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    wake: () => {
      quietUntil = 0;
    },
    run,
    settle: async () => {
      await run();
      await long.settle();
    },
  };
}
