import { encodeWitnessAddress } from '@wallet/core/addresses/networkAddress';
import { insertRows } from '../database/insertRows.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Account } from './balances.ts';
import { currencies, type BookCurrency } from './currencies.ts';
import { generateBytes } from '../ports/chance.ts';

/** Generates an address on the sandbox's own chains, with a valid checksum. It belongs to no one, but any wallet would send to it. */
export function generateAddress(currency: string): string {
  const bytes = generateBytes(20);
  return currency === 'BTC' ? encodeWitnessAddress(bytes) : `0x${bytes.toString('hex')}`;
}

/**
 * Opens accounts in those of the currencies that the customer does not have yet.
 * @param ids of all of them, by currency; the next free ones by default
 * @returns the new accounts, [] if all existed
 */
export async function openAccounts(
  transaction: Database,
  customerId: number,
  codes: readonly string[],
  at: Date,
  ids: Readonly<Record<string, number>> = {},
): Promise<readonly Pick<Account, 'id' | 'type' | 'currency' | 'name'>[]> {
  // Two concurrent requests open the accounts once.
  await transaction.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  const existing = await transaction.selectFrom('account').select(['currency', 'address']).where('customer_id', '=', customerId).execute();
  const had = new Set(existing.map(({ currency }) => currency));
  const missing = currencies.filter(({ code }) => codes.includes(code) && !had.has(code));
  if (missing.length === 0) return [];
  const ethereum = existing.find(({ currency }) => currency === 'ETH')?.address ?? generateAddress('ETH');
  const getAddress = ({ type, code }: BookCurrency): string | null =>
    type === 'fiat' ? null : code === 'BTC' ? generateAddress('BTC') : ethereum;
  const rows = missing.map((currency) => {
    const { code, type, decimals, name } = currency;
    const id = ids[code];
    const row = {
      customer_id: customerId,
      role: 'customer',
      type,
      currency: code,
      decimals,
      name,
      address: getAddress(currency),
      created_at: at,
    };
    return id === undefined ? row : { ...row, id };
  });
  return insertRows(transaction, 'account', rows);
}
