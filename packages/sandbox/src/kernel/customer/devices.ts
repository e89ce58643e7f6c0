import { createHash } from 'node:crypto';
import { addDuration } from '@wallet/core/calendar/days';
import type { Database } from '../../database/openDatabase.ts';
import { readDeviceName } from './deviceName.ts';

/** `X-Device-Id`: 16 to 64 characters, generated at random by the app. */
const DEVICE_ID = /^[\w-]{16,64}$/;
const KNOWN_DAYS = 90;

/**
 * Hash under which a device is stored, never the id itself. It is for counting and authorises nothing (RULE-051). Null without a valid
 * header.
 */
export function hashDeviceId(header: string | undefined): string | null {
  return header !== undefined && DEVICE_ID.test(header) ? createHash('sha256').update(header).digest('hex') : null;
}

/**
 * Resolves with the device if the phone's customer had a session on it within 90 days, else with null. It runs the same query whether or
 * not the phone belongs to a customer, so that timing reveals nothing.
 */
export async function findKnownDevice(database: Database, username: string, device: string | null, now: Date): Promise<string | null> {
  if (device === null) return null;
  const family = await database
    .selectFrom('token_family')
    .innerJoin('customer', 'customer.id', 'token_family.customer_id')
    .select('token_family.id')
    .where('customer.username', '=', username)
    .where('token_family.device', '=', device)
    .where('token_family.last_used_at', '>', addDuration(now, { days: -KNOWN_DAYS }))
    .limit(1)
    .executeTakeFirst();
  return family === undefined ? null : device;
}

/** A device as seen in a request: the hash of its id, and its name. */
export type SeenDevice = { readonly id: string | null; readonly name: string };

/** @param header reads a header of the request */
export const readSeenDevice = (header: (name: string) => string | undefined): SeenDevice => ({
  id: hashDeviceId(header('x-device-id')),
  name: readDeviceName(header('user-agent')),
});

export async function readSessionDevice(database: Database, familyId: string): Promise<SeenDevice> {
  const family = await database.selectFrom('token_family').select(['device', 'device_name']).where('id', '=', familyId).executeTakeFirst();
  return { id: family?.device ?? null, name: family?.device_name ?? readDeviceName(undefined) };
}

/**
 * True when the customer has not used this device within 90 days. The very first device is not new: there is no earlier one to protect. A
 * device without an id is matched by name among others without one (RULE-051). Operator sessions do not make a device known.
 */
export async function isNewDevice(database: Database, customerId: number, { id, name }: SeenDevice, now: Date): Promise<boolean> {
  const families = database
    .selectFrom('token_family')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('method', '<>', 'operator')
    .limit(1);
  const same = id === null ? families.where('device', 'is', null).where('device_name', '=', name) : families.where('device', '=', id);
  const device = await same.where('last_used_at', '>', addDuration(now, { days: -KNOWN_DAYS })).executeTakeFirst();
  return device === undefined && (await families.executeTakeFirst()) !== undefined;
}
