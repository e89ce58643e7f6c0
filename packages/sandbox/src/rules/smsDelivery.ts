import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';

const ASKED_WITHIN_SECONDS = 3600;
const DELIVERED = 2;

export type SmsDelivery = { readonly code: number; readonly message: string };

/**
 * How the message of a code is doing (API-007): undefined when it is unknown or older than an hour. A code that was sent to nobody reads
 * as delivered, as any other.
 */
export async function readDelivery(database: Database, tenantUuid: string, now: Date): Promise<SmsDelivery | undefined> {
  const row = await database
    .selectFrom('one_time_code')
    .leftJoin('message', 'message.tenant_uuid', 'one_time_code.id')
    .select('message.state')
    .where('one_time_code.id', '=', tenantUuid)
    .where('one_time_code.sent_at', '>', addSeconds(now, -ASKED_WITHIN_SECONDS))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const code = row.state ?? DELIVERED;
  return { code, message: '' };
}
