import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';

/** A private-equity token and what one unit of it costs, in USD. */
export type TokenPrice = {
  readonly symbol: string;
  readonly name: string;
  readonly status: string;
  /** Least amount, in units of the token. */
  readonly minimal: string;
  readonly restrictedCountries: readonly string[];
  /** What a unit costs now, null where there is no price. */
  readonly price: string | null;
  /** What a unit cost at its placement. */
  readonly placementPrice: string | null;
  /** Since its placement, in percent. */
  readonly change: string | null;
  /** The day of its last round, from which the price holds; null: always. */
  readonly pricedSince: string | null;
};

const published = z.object({
  minimal: z.string(),
  info: z.object({
    unit_price: z.nullable(z.string()),
    initial_unit_price: z.nullable(z.string()),
    change: z.nullable(z.string()),
    last_round_date: z.nullable(z.string()),
  }),
});

/** The deals of the marketplace with their prices, in their order. */
export async function readTokenPrices(database: Database): Promise<readonly TokenPrice[]> {
  const rows = await database.selectFrom('token').selectAll().orderBy('position').execute();
  return rows.map(({ symbol, name, status, info, restrict_countries: restrictedCountries }) => {
    const deal = z.parse(published, info);
    return {
      symbol,
      name,
      status,
      minimal: deal.minimal,
      restrictedCountries,
      price: deal.info.unit_price,
      placementPrice: deal.info.initial_unit_price,
      change: deal.info.change,
      pricedSince: deal.info.last_round_date,
    };
  });
}
