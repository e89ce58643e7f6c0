import { inTransaction, type Database } from '../database/openDatabase.ts';
import type { Job, LongJobHandler } from './jobs.ts';

/** Lease by the provider's clock. Work without a result after this time starts again, because its process must have ended. */
const LEASE_MS = 300_000;

export type LongJobs = {
  /** Leases the job to this process. Call the returned function to start the work, once the lease is committed. */
  readonly take: (transaction: Database, job: Job, handler: LongJobHandler, now: Date) => Promise<() => void>;
  readonly settle: () => Promise<void>;
};

/** Runs jobs in the background. A job stays in the table until its result is committed, so that it survives the end of the process. */
export function createLongJobs(database: Database, report: (error: unknown, kind: string) => void): LongJobs {
  const underWay = new Map<bigint, Promise<void>>();

  async function work(job: Job, handler: LongJobHandler, now: Date): Promise<void> {
    try {
      const finish = await handler(database, job, now);
      await inTransaction(database, async (transaction) => {
        const row = await transaction.deleteFrom('job').where('id', '=', job.id).returning('id').executeTakeFirst();
        // Another process was faster, after the lease of this one had expired.
        if (row !== undefined) await finish(transaction);
      });
    } catch (error) {
      // The job is retried when its lease expires.
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
