import { tokenInfo } from '@wallet/contract/holdings/tokens';
import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';

/** What the provider publishes of a deal: api.md 3.18 but `whitelisted`, which is the customer's. */
const publishedDeal = z.omit(tokenInfo, { whitelisted: true });

/** A deal of the marketplace. */
export type Deal = {
  readonly symbol: string;
  /** Alpha-3 codes of the countries where it is not offered. */
  readonly restrictedCountries: readonly string[];
  readonly published: Omit<z.output<typeof publishedDeal>, 'status'> & { readonly status: string };
};

/** The deals of the marketplace in their order. */
export async function readDeals(database: Database): Promise<readonly Deal[]> {
  const rows = await database.selectFrom('token').selectAll().orderBy('position').execute();
  return rows.map(({ symbol, status, info, restrict_countries: restrictedCountries }) => ({
    symbol,
    restrictedCountries,
    published: { ...z.parse(publishedDeal, info), status },
  }));
}

/** The deal of a symbol, in any letter case (D-TOK-04). */
export async function findDeal(database: Database, symbol: string): Promise<Deal | undefined> {
  const deals = await readDeals(database);
  return deals.find((deal) => deal.symbol === symbol.toUpperCase());
}
