import type { Database } from '../database/openDatabase.ts';
import { deals } from './deals.ts';

export async function seedTokens(transaction: Database): Promise<void> {
  await transaction
    .insertInto('token')
    .values(
      deals.map((deal, position) => ({
        symbol: deal.symbol,
        id: deal.id,
        position,
        name: deal.name,
        status: deal.status,
        info: JSON.stringify(deal),
        restrict_countries: JSON.stringify(['USA']),
      })),
    )
    .onConflict((conflict) => conflict.column('symbol').doNothing())
    .execute();
}
