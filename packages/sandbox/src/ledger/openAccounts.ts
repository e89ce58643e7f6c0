import { encodeWitnessAddress } from '@wallet/core/addresses/networkAddress';
import type { Database } from '../database/openDatabase.ts';
import type { Account } from './balances.ts';
import { currencies, type BookCurrency } from './currencies.ts';
import { generateBytes } from '../ports/chance.ts';

/** Generates an address on the sandbox's own chains, with a valid checksum. It belongs to no one, but any wallet would send to it. */
export function generateAddress(currency: string): string {
  const bytes = generateBytes(20);
  return currency === 'BTC' ? encodeWitnessAddress(bytes) : `0x${bytes.toString('hex')}`;
}

/** The row of a new account of a customer. Tokens and stablecoins of one customer share the address of the ETH wallet. */
export function createAccountRow(customerId: number, currency: BookCurrency, address: string | null, at: Date) {
  return {
    customer_id: customerId,
    role: 'customer',
    type: currency.type,
    currency: currency.code,
    decimals: currency.decimals,
    name: currency.name,
    address,
    available: 0n,
    locked: 0n,
    may_overdraw: false,
    created_at: at,
  };
}

/**
 * Opens accounts in those of the currencies that the customer does not have yet.
 * @param ids by currency; the next free ones by default
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
  return transaction
    .insertInto('account')
    .values(
      missing.map((currency) => {
        const id = ids[currency.code];
        return { ...createAccountRow(customerId, currency, getAddress(currency), at), ...(id === undefined ? {} : { id }) };
      }),
    )
    .returning(['id', 'type', 'currency', 'name'])
    .execute();
}
