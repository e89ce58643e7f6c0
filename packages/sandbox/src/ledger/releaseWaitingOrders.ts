import type { Database } from '../database/openDatabase.ts';
import { moveOrder } from './moveOrder.ts';

/** What an order in `moderate` can wait for; several causes are joined by a space. */
export type WaitCause = 'address' | 'travel_rule' | `card:${number}`;

/** Completes the orders that waited for this cause alone. Those that also wait for another one continue to wait (RULE-007). */
export async function releaseWaitingOrders(transaction: Database, customerId: number, cause: WaitCause, at: Date): Promise<void> {
  const waiting = await transaction
    .selectFrom('orders')
    .select(['id', 'waits_for'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'moderate')
    .where('waits_for', 'is not', null)
    .orderBy('id')
    // Locked, or two causes that end at the same moment would each write back the other.
    .forUpdate()
    .execute();
  for (const { id, waits_for: causes } of waiting) {
    const all = (causes ?? '').split(' ');
    if (!all.includes(cause)) continue;
    const left = all.filter((other) => other !== cause);
    if (left.length === 0) await moveOrder(transaction, id, { status: 'completed', at });
    else
      await transaction
        .updateTable('orders')
        .set({ waits_for: left.join(' ') })
        .where('id', '=', id)
        .execute();
  }
}
