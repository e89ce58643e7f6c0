import { transferPurposes } from '@wallet/contract/payee/brake';
import type { Database } from '../../database/openDatabase.ts';
import { parseKnownValue } from '../../kernel/parseKnownValue.ts';

/** Returns the customer's orders on hold, the soonest to end first (API-097). */
export async function readPausedOrders(database: Database, customerId: number, now: Date) {
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'held_until', 'pause'])
    .where('customer_id', '=', customerId)
    .where('held_until', '>', now)
    .orderBy('held_until')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, held_until: until, pause }) =>
    until === null || pause === null
      ? []
      : [
          {
            id: id.toString(),
            until: until.toISOString(),
            reasons: [...pause.reasons],
            purpose: parseKnownValue(transferPurposes, pause.purpose),
          },
        ],
  );
}
