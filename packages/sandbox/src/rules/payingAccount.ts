import type { Database } from '../database/openDatabase.ts';
import { refuseField, type Refusal } from '../http/refusal.ts';
import { findAccount, type Account } from '../ledger/balances.ts';

/** The customer's fiat account that pays or is credited, in one of the currencies that are taken (API-039 to API-042). */
export async function payingAccount(
  transaction: Database,
  customerId: number,
  id: number,
  currencies: readonly string[] = ['EUR'],
): Promise<{ readonly account: Account } | { readonly refusal: Refusal }> {
  const account = await findAccount(transaction, customerId, id);
  if (account?.type !== 'fiat' || !currencies.includes(account.currency)) return { refusal: refuseField('account', 'Unknown account') };
  return { account };
}
