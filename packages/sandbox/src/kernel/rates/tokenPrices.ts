import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';

export type TokenPrice = {
  readonly symbol: string;
  readonly status: string;
  /** Minimum amount in units of the token. */
  readonly minimal: string;
  readonly restrictedCountries: readonly string[];
  /** Current price of a unit; null without a price. */
  readonly price: string | null;
  readonly placementPrice: string | null;
  /** Change since the placement, in percent. */
  readonly change: string | null;
  /** Day of its last round, from which the price applies; null: always. */
  readonly pricedSince: string | null;
};

const publishedSchema = z.object({
  minimal: z.string(),
  info: z.object({
    unit_price: z.nullable(z.string()),
    initial_unit_price: z.nullable(z.string()),
    change: z.nullable(z.string()),
    last_round_date: z.nullable(z.string()),
  }),
});

/** The deals of the marketplace with their prices, in display order. */
export async function readTokenPrices(database: Database): Promise<readonly TokenPrice[]> {
  const rows = await database.selectFrom('token').selectAll().orderBy('position').execute();
  return rows.map(({ symbol, status, info, restrict_countries: restrictedCountries }) => {
    const { minimal, info: published } = z.parse(publishedSchema, info);
    const { unit_price: price, initial_unit_price: placementPrice, change, last_round_date: pricedSince } = published;
    return { symbol, status, minimal, restrictedCountries, price, placementPrice, change, pricedSince };
  });
}
