import { isNetworkAddress, type Network } from '@wallet/core/validation/networkAddress';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../http/authenticate.ts';
import { blockchainOf } from './blockchains.ts';

const networkOf = (currency: string): Network => (blockchainOf(currency).currency === 'BTC' ? 'BTC' : 'ETH');

/** Of addresses of the sandbox the travel rule asks nothing (RULE-025). */
const FREE_ENDING = '0000';

/** Whose account an address is; undefined for one outside. Ethereum's letters are of either case. */
async function ownerOf(database: Database, address: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('account')
    .select('customer_id')
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** What is wrong with an address to send to; null when nothing is (D-SEND-08). @param currency of what is sent */
export async function sendTargetIssue(database: Database, customerId: number, currency: string, address: string): Promise<string | null> {
  if (!isNetworkAddress(address, networkOf(currency))) return 'Invalid address';
  return (await ownerOf(database, address)) === customerId ? 'You cannot send to your own address' : null;
}

/** Whether a send to the address needs the details of its beneficiary (RULE-025). */
export async function needsTravelRule(
  database: Database,
  { travel_rule_enabled: isEnabled }: Pick<Customer, 'travel_rule_enabled'>,
  address: string,
): Promise<boolean> {
  return isEnabled && !address.endsWith(FREE_ENDING) && (await ownerOf(database, address)) === undefined;
}
