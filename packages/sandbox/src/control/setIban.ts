import type { Database } from '../database/openDatabase.ts';
import { allocateIban, bindIban, stopIbanAllocation } from '../kernel/bank/ibanAllocation.ts';

/** Sets the state of the customer's IBAN and cancels the timer that would change it. A removed IBAN is never allocated again. */
export async function setIban(transaction: Database, customerId: number, state: 'none' | 'allocated' | 'bound', at: Date): Promise<void> {
  await stopIbanAllocation(transaction, customerId);
  if (state === 'none') {
    await transaction.deleteFrom('virtual_iban').where('customer_id', '=', customerId).execute();
    return;
  }
  await allocateIban(transaction, customerId, at);
  if (state === 'bound') return bindIban(transaction, customerId, at);
  await transaction.updateTable('virtual_iban').set({ state: 'allocated', bound_at: null }).where('customer_id', '=', customerId).execute();
}
