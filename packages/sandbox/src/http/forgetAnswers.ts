import { sql } from 'kysely';
import { addSeconds } from '../clock/clock.ts';
import type { JobHandlers } from '../clock/jobs.ts';
import { scheduleJob } from '../clock/jobs.ts';
import { isEmbedded } from '../database/databaseFunction.ts';
import type { Database } from '../database/openDatabase.ts';
import { KEPT_SECONDS } from './idempotency.ts';

const JOB = 'forget_answers';
const HOUR_SECONDS = 3600;
/** Deleted by one statement: it holds nobody up for long. */
const BATCH = 1000;

const nextLook = (now: Date) => ({ kind: JOB, subject: '', dueAt: addSeconds(now, HOUR_SECONDS) });

/** Once an hour from now on. Every start says so; it is done once, by whichever process comes first. */
export async function beginForgetting(database: Database, now: Date): Promise<void> {
  const begun = await database.selectFrom('job').select('id').where('kind', '=', JOB).executeTakeFirst();
  if (begun === undefined) await scheduleJob(database, nextLook(now));
}

async function forgetSome(database: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency where (customer_id, key) in
      (select customer_id, key from idempotency where kept_at <= ${before} order by kept_at limit ${BATCH})`.execute(database);
  return Number(numAffectedRows);
}

/**
 * Deletes kept answers (api.md 1.5) an hour after they have stopped counting: a request that began before still finds its own. The room that
 * they and the jobs of that day leave is used again; on a server that is the server's own work.
 */
export const forgetAnswersJobs: JobHandlers = {
  [JOB]: {
    long: async (database, _job, now) => {
      const before = addSeconds(now, -KEPT_SECONDS - HOUR_SECONDS);
      let forgotten = 0;
      for (let some = BATCH; some === BATCH; forgotten += some) some = await forgetSome(database, before);
      if (forgotten > 0 && isEmbedded(database)) await sql`vacuum idempotency, job`.execute(database);
      return (transaction) => scheduleJob(transaction, nextLook(now));
    },
  },
};
