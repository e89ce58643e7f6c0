import { createHash } from 'node:crypto';
import { later } from '@wallet/core/calendar/days';
import type { Database } from '../../database/openDatabase.ts';
import { deviceNameOf } from './deviceName.ts';

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

/** A device as a request shows it: its id as it is kept, and its name. */
export type SeenDevice = { readonly id: string | null; readonly name: string };

/** @param header reads a header of the request */
export const seenDevice = (header: (name: string) => string | undefined): SeenDevice => ({
  id: deviceOf(header('x-device-id')),
  name: deviceNameOf(header('user-agent')),
});

/** The device on which a session was begun. */
export async function deviceOfSession(database: Database, familyId: string): Promise<SeenDevice> {
  const family = await database.selectFrom('token_family').select(['device', 'device_name']).where('id', '=', familyId).executeTakeFirst();
  return { id: family?.device ?? null, name: family?.device_name ?? deviceNameOf(undefined) };
}

/**
 * Whether a sign-in is on a device that the customer has not used within 90 days. The first one of all is not: there is nobody to warn. One
 * without an id is known by its name, among those without one (RULE-051). A session of the operator makes no device known.
 */
export async function isNewDevice(database: Database, customerId: number, { id, name }: SeenDevice, now: Date): Promise<boolean> {
  const families = database
    .selectFrom('token_family')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('method', '<>', 'operator')
    .limit(1);
  const same = id === null ? families.where('device', 'is', null).where('device_name', '=', name) : families.where('device', '=', id);
  const device = await same.where('last_used_at', '>', later(now, { days: -KNOWN_DAYS })).executeTakeFirst();
  return device === undefined && (await families.executeTakeFirst()) !== undefined;
}
