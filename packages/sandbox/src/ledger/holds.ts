import type { JobHandlers } from '../clock/jobs.ts';
import type { Database } from '../database/openDatabase.ts';
import { type MoveOutcome, moveOrder } from './moveOrder.ts';
import { scheduleOrder } from './orders.ts';

/** Duration of a review by a person (RULE-020). */
export const REVIEW_SECONDS = 120;

const lockOrder = (transaction: Database, id: bigint) =>
  transaction.selectFrom('orders').select(['customer_id', 'held_until', 'pause']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Checks whether an order is on hold and locks its row. */
export const isOrderOnHold = async (transaction: Database, id: bigint): Promise<boolean> => {
  const order = await lockOrder(transaction, id);
  return order !== undefined && order.held_until !== null;
};

export async function hasOrderOnHold(database: Database, customerId: number): Promise<boolean> {
  const order = await database
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('held_until', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Ends a hold: the order continues, through a review if it needs one (RULE-043). An order that was cancelled, or released by the operator,
 * is left unchanged.
 * @param skipsReview true when the operator has reviewed it
 */
export async function releaseHold(transaction: Database, id: bigint, at: Date, skipsReview = false): Promise<void> {
  const order = await lockOrder(transaction, id);
  if (order === undefined || order.held_until === null || order.pause === null) return;
  const { isReviewed, completedAfter } = order.pause;
  const scheduled = { id, customerId: order.customer_id };
  if (isReviewed && !skipsReview) {
    await transaction.updateTable('orders').set({ held_until: null, updated_at: at }).where('id', '=', id).execute();
    await scheduleOrder(transaction, scheduled, { status: 'pending', seconds: REVIEW_SECONDS, thenCompletedAfter: completedAfter }, at);
    return;
  }
  await moveOrder(transaction, id, { status: 'pending', at });
  await scheduleOrder(transaction, scheduled, { status: 'completed', seconds: completedAfter }, at);
}

/**
 * Cancels an order on hold and returns everything. The order's row is locked, so that exactly one of a cancellation and the end of the hold
 * wins.
 * @returns `missing` for an order that the customer does not have, `final` for one that is not, or no longer, on hold
 */
export async function cancelHold(
  transaction: Database,
  { id, customerId, at }: { readonly id: bigint; readonly customerId: number; readonly at: Date },
): Promise<MoveOutcome> {
  const order = await lockOrder(transaction, id);
  if (order === undefined || order.customer_id !== customerId) return 'missing';
  if (order.held_until === null || order.held_until <= at) return 'final';
  return moveOrder(transaction, id, { status: 'rejected', rejectedMessage: 'You cancelled this transfer.', at });
}

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
