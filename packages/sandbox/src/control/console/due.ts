import type { Hono } from 'hono';
import type { Services } from '../../http/services.ts';
import { SIGN_IN_LINK_JOB } from '../signIn/signInLink.ts';
import { readLimit } from '../readControl.ts';

const MAX_LIMIT = 500;
const USUAL_LIMIT = 50;
/** Jobs without an effect that a customer could see. */
const housekeepingJobs = [SIGN_IN_LINK_JOB, 'forget_answers'];

const endDescriptions: Readonly<Record<string, string>> = {
  completed: 'completes',
  pending: 'goes on',
  rejected: 'is rejected',
  release: 'is released',
};

/** Lists the jobs that are due next, soonest first (OPSC-014). */
export function mountDueControl(http: Hono, { database }: Services): void {
  http.get('/due', async (context) => {
    const rows = await database
      .selectFrom('job')
      .leftJoin('customer', 'customer.id', 'job.customer_id')
      .select(['job.kind', 'job.subject', 'job.details', 'job.due_at', 'customer.username'])
      .where('job.kind', 'not in', housekeepingJobs)
      .orderBy('job.due_at')
      .orderBy('job.id')
      .limit(readLimit(context, MAX_LIMIT, USUAL_LIMIT))
      .execute();
    const ids = rows.flatMap(({ kind, subject }) => (kind === 'order' ? [BigInt(subject)] : []));
    const orders =
      ids.length === 0 ? [] : await database.selectFrom('orders').select(['id', 'type_human']).where('id', 'in', ids).execute();
    const types = new Map(orders.map(({ id, type_human: type }) => [id.toString(), type]));
    return context.json(
      rows.map(({ kind, subject, username, details, due_at: dueAt }) => ({
        kind,
        subject,
        username,
        dueAt: dueAt.toISOString(),
        ...(kind === 'order'
          ? { what: `${types.get(subject) ?? 'Order'} ${subject} ${endDescriptions[details?.['status'] ?? ''] ?? 'goes on'}` }
          : {}),
      })),
    );
  });
}
