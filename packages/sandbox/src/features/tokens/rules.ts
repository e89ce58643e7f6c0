import { tokenInfo } from '@wallet/contract/holdings/tokens';
import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';

/** The published part of a deal: api.md 3.18 without `whitelisted`, which depends on the customer. */
const publishedDeal = z.omit(tokenInfo, { whitelisted: true });

export type Deal = {
  readonly symbol: string;
  /** Alpha-3 codes of the countries in which it is not offered. */
  readonly restrictedCountries: readonly string[];
  readonly published: Omit<z.output<typeof publishedDeal>, 'status'> & { readonly status: string };
};

export async function readDeals(database: Database): Promise<readonly Deal[]> {
  const rows = await database.selectFrom('token').selectAll().orderBy('position').execute();
  return rows.map(({ symbol, status, info, restrict_countries: restrictedCountries }) => ({
    symbol,
    restrictedCountries,
    published: { ...z.parse(publishedDeal, info), status },
  }));
}

/** Finds a deal by its symbol, ignoring case (D-TOK-04). */
export async function findDeal(database: Database, symbol: string): Promise<Deal | undefined> {
  const deals = await readDeals(database);
  return deals.find((deal) => deal.symbol === symbol.toUpperCase());
}
