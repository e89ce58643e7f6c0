import type { Database } from '../../database/openDatabase.ts';

/** Whether the customer can confirm with a passkey. No passkey can be registered yet. */
export async function hasPasskey(_database: Database, _customerId: number): Promise<boolean> {
  return false;
}
