import { isNonWalletAddress } from '@wallet/core/addresses/nobodysAddress';
import { isNetworkAddress, type Network } from '@wallet/core/addresses/networkAddress';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../authenticate.ts';
import { getBlockchain } from './networks.ts';
import type { ProviderText } from '../../words/translateText.ts';

const getNetwork = (currency: string): Network => (getBlockchain(currency).currency === 'BTC' ? 'BTC' : 'ETH');

/** Sandbox addresses with this ending are exempt from the travel rule (RULE-025). */
const FREE_ENDING = '0000';

/** The accounts of an address; none for an external one. Ethereum addresses are case-insensitive. */
const selectAccounts = (database: Database, address: string) =>
  database
    .selectFrom('account')
    .select('id')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .limit(1);

/**
 * Returns what is wrong with an address to send to; null if nothing is (D-SEND-08).
 * @param currency of what is sent
 */
export async function findSendTargetIssue(
  database: Database,
  customerId: number,
  currency: string,
  address: string,
): Promise<ProviderText | null> {
  if (!isNetworkAddress(address, getNetwork(currency))) return 'Invalid address';
  if (isNonWalletAddress(address)) return 'Nobody can receive at this address';
  const own = await selectAccounts(database, address).where('customer_id', '=', customerId).executeTakeFirst();
  return own === undefined ? null : 'You cannot send to your own address';
}

/** True when a send to the address needs details of its beneficiary (RULE-025). */
export async function needsTravelRule(
  database: Database,
  { travel_rule_enabled: isEnabled }: Pick<Customer, 'travel_rule_enabled'>,
  address: string,
): Promise<boolean> {
  return isEnabled && !address.endsWith(FREE_ENDING) && (await selectAccounts(database, address).executeTakeFirst()) === undefined;
}
