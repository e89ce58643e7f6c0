import type { JobHandlers } from '../clock/jobs.ts';
import { releaseHold } from './holds.ts';
import { moveOrder } from './moveOrder.ts';
import { scheduleOrder } from './orders.ts';

/** Timers of orders (RULE-020). A move that is no longer possible is not an error: something else has moved the order. */
export const orderJobs: JobHandlers = {
  order: async (transaction, { subject, customer_id: customerId, details, due_at: at }) => {
    const id = BigInt(subject);
    const status = details?.['status'];
    if (status === 'release') return releaseHold(transaction, id, at);
    if (status !== 'pending' && status !== 'completed' && status !== 'rejected') throw new Error('The timer of an order names no status');
    const message = details?.['message'];
    const outcome = await moveOrder(transaction, id, { status, at, ...(typeof message === 'string' ? { rejectedMessage: message } : {}) });
    const completedAfter = details?.['completed_after'];
    if (outcome !== 'moved' || typeof completedAfter !== 'string' || customerId === null) return;
    await scheduleOrder(transaction, { id, customerId }, { status: 'completed', seconds: Number(completedAfter) }, at);
  },
};
