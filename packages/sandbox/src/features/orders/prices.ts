import type { readPrices } from '@wallet/contract/operations/prices';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { Database } from '../../database/openDatabase.ts';

type Prices = WireResponseOf<typeof readPrices>['prices'];

/** Returns the prices of these orders by id. Leaves out another customer's orders, and orders without a price (API-096). */
export async function findPrices(database: Database, customerId: number, ids: readonly string[]): Promise<Prices> {
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'price', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids.map(BigInt))
    .where('price', 'is not', null)
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ id, price, created_at: at }) => (price === null ? [] : [[id.toString(), { ...price, at: at.toISOString() }]])),
  );
}
