import { createHash } from 'node:crypto';
import { later } from '@wallet/core/calendar/days';
import type { Database } from '../../database/openDatabase.ts';

/** `X-Device-Id`: 16 to 64 characters that the app has made at random. */
const DEVICE_ID = /^[\w-]{16,64}$/;
const KNOWN_DAYS = 90;

/** How a device is kept: never by the id itself, which is counted by and authorises nothing (RULE-051). Null without a usable header. */
export function deviceOf(header: string | undefined): string | null {
  return header !== undefined && DEVICE_ID.test(header) ? createHash('sha256').update(header).digest('hex') : null;
}

/**
 * The device where the phone's customer has had a session on it within 90 days; null otherwise: for a stranger's device, and for none. It is
 * one question whether or not anybody has the phone, so that its time tells nothing.
 */
export async function knownDevice(database: Database, username: string, device: string | null, now: Date): Promise<string | null> {
  if (device === null) return null;
  const family = await database
    .selectFrom('token_family')
    .innerJoin('customer', 'customer.id', 'token_family.customer_id')
    .select('token_family.id')
    .where('customer.username', '=', username)
    .where('token_family.device', '=', device)
    .where('token_family.last_used_at', '>', later(now, { days: -KNOWN_DAYS }))
    .limit(1)
    .executeTakeFirst();
  return family === undefined ? null : device;
}

/** The device on which a session was begun; null where it named none. */
export async function deviceOfSession(database: Database, familyId: string): Promise<string | null> {
  const family = await database.selectFrom('token_family').select('device').where('id', '=', familyId).executeTakeFirst();
  return family?.device ?? null;
}
