import type { Database } from '../database/openDatabase.ts';
import { scheduleAddress } from './addressStatus.ts';
import { lockCustomer } from './customers.ts';
import { scheduleIdentity } from './customerStatus.ts';

/** Sets every long timer of a customer who was written as he is (a preset): identity check, address review and expiry. */
export async function scheduleCustomer(transaction: Database, customerId: number): Promise<void> {
  const customer = await lockCustomer(transaction, customerId);
  await scheduleIdentity(transaction, customer);
  await scheduleAddress(transaction, customer);
}
