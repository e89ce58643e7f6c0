import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';

/** Countries whose residents may not hold stablecoins. */
export const stablecoinRestrictedCountries = ['USA', 'PRK', 'IRN'] as const;

/** The operator's overrides for this customer, by symbol. */
export async function readWhitelistOverrides(database: Database, customerId: number): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database.selectFrom('whitelist').select(['symbol', 'allowed']).where('customer_id', '=', customerId).execute();
  return new Map(rows.map(({ symbol, allowed }) => [symbol, allowed]));
}

/**
 * True when the customer may receive and buy a token (RULE-026): on board, address verified, not in a restricted country. The operator's
 * override takes precedence.
 */
export function isWhitelisted(
  { status, address_status, dossier }: Pick<Customer, 'status' | 'address_status' | 'dossier'>,
  restrictedCountries: readonly string[],
  override: boolean | undefined,
): boolean {
  if (override !== undefined) return override;
  const country = dossier?.address.countryCode ?? '';
  return status === 'on_board' && address_status === 'success' && !restrictedCountries.includes(country);
}
