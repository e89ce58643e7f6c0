import type { Database } from '../database/openDatabase.ts';
import { type MoveOutcome, moveOrder } from './moveOrder.ts';
import { scheduleOrder } from './orders.ts';

/** A person looks for this long, where somebody has to (RULE-020). */
export const REVIEW_SECONDS = 120;

const lockHeld = (transaction: Database, id: bigint) =>
  transaction.selectFrom('orders').select(['customer_id', 'held_until', 'pause']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether an order is on hold; its row is locked. */
export const isHeld = async (transaction: Database, id: bigint): Promise<boolean> => {
  const order = await lockHeld(transaction, id);
  return order !== undefined && order.held_until !== null;
};

/** Whether the customer has an order on hold. */
export async function hasHeldOrder(database: Database, customerId: number): Promise<boolean> {
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
 * Ends a hold: the order goes on, through a review where it needs one (RULE-043). One that is cancelled, or let go by the operator, is left
 * alone: its row says so. @param skipsReview the operator has looked
 */
export async function releaseHold(transaction: Database, id: bigint, at: Date, skipsReview = false): Promise<void> {
  const order = await lockHeld(transaction, id);
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
 * Cancels an order on hold and gives everything back. Of a cancellation and the end of the hold one wins: the order's row is locked.
 * @returns `missing` for one that the customer does not have, `final` for one that is not on hold, or no more
 */
export async function cancelHeld(
  transaction: Database,
  { id, customerId, at }: { readonly id: bigint; readonly customerId: number; readonly at: Date },
): Promise<MoveOutcome> {
  const order = await lockHeld(transaction, id);
  if (order === undefined || order.customer_id !== customerId) return 'missing';
  if (order.held_until === null || order.held_until <= at) return 'final';
  return moveOrder(transaction, id, { status: 'rejected', rejectedMessage: 'You cancelled this transfer.', at });
}
