import type { TravelRuleStatus } from '@wallet/contract/customer/user-info';
import { cancelJob } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { moveOrder } from '../../ledger/moveOrder.ts';

/** Timer of a transaction, by its id. */
export const TRAVEL_RULE_JOB = 'travel_rule';

/**
 * Changes the status of a travel-rule transaction (RULE-025). Nothing else may change it. A receive ends with its order: approved, both
 * complete; rejected, the coins are returned. Its timer is removed, and the caller schedules what comes next.
 * @returns false if it is unknown or has ended
 */
export async function changeTravelRule(transaction: Database, id: bigint, status: TravelRuleStatus, at: Date): Promise<boolean> {
  const travelRule = await transaction.selectFrom('travel_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (travelRule === undefined || travelRule.status === 'completed' || travelRule.status === 'rejected') return false;
  const order = travelRule.direction === 'receive' ? travelRule.order_id : null;
  const ends = order !== null && status === 'approved' ? 'completed' : status;
  await transaction.updateTable('travel_rule').set({ status: ends, updated_at: at }).where('id', '=', id).execute();
  await cancelJob(transaction, TRAVEL_RULE_JOB, id.toString());
  if (order === null) return true;
  if (ends === 'completed') await moveOrder(transaction, order, { status: 'completed', at });
  if (ends === 'rejected')
    await moveOrder(transaction, order, { status: 'rejected', rejectedMessage: 'The travel rule check was not passed', at });
  return true;
}
