import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** Sets when the devices of all the customer's sessions were first seen; null: each at its first session again. */
export async function setDeviceFirstSeen(transaction: Database, customerId: number, moment: string | null): Promise<void> {
  await transaction.deleteFrom('seen_device').where('customer_id', '=', customerId).execute();
  if (moment === null) return;
  await sql`insert into seen_device (customer_id, device, first_seen_at)
    select distinct customer_id, coalesce(device, ''), ${moment}::timestamptz from token_family where customer_id = ${customerId}
  `.execute(transaction);
}

export async function readDeviceFirstSeen(database: Database, customerId: number): Promise<Date | undefined> {
  const row = await database
    .selectFrom('seen_device')
    .select('first_seen_at')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return row?.first_seen_at;
}
