import { inTransaction, type Database } from '../database/openDatabase.ts';
import type { Job, LongJobHandler } from './jobs.ts';

/** Long work is begun again when nothing was heard of it for so long, by the provider's clock: its process has ended. */
const LEASE_MS = 300_000;

export type LongJobs = {
  /** Keeps the job for this process. What it answers begins the work, once that is written down. */
  readonly take: (transaction: Database, job: Job, handler: LongJobHandler, now: Date) => Promise<() => void>;
  /** Waits for the work that is under way. */
  readonly settle: () => Promise<void>;
};

/** Jobs that nobody waits for: the job stays until its result is there, so that no end of the process loses it. */
export function createLongJobs(database: Database, report: (error: unknown, kind: string) => void): LongJobs {
  const underWay = new Map<bigint, Promise<void>>();

  async function work(job: Job, handler: LongJobHandler, now: Date): Promise<void> {
    try {
      const finish = await handler(database, job, now);
      await inTransaction(database, async (transaction) => {
        const row = await transaction.deleteFrom('job').where('id', '=', job.id).returning('id').executeTakeFirst();
        // Another process was quicker, after this one had been silent for long.
        if (row !== undefined) await finish(transaction);
      });
    } catch (error) {
      // The lease of the job is what brings the next attempt.
      report(error, job.kind);
    } finally {
      underWay.delete(job.id);
    }
  }

  return {
    take: async (transaction, job, handler, now) => {
      await transaction
        .updateTable('job')
        .set({ due_at: new Date(now.getTime() + LEASE_MS) })
        .where('id', '=', job.id)
        .execute();
      return () => {
        if (!underWay.has(job.id)) underWay.set(job.id, work(job, handler, now));
      };
    },
    settle: async () => {
      await Promise.all(underWay.values());
    },
  };
}
