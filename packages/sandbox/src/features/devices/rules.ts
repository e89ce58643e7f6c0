import { type Device, type SecurityEvent, securityEventKinds, sessionMethods } from '@wallet/contract/access/devices';
import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addDuration } from '@wallet/core/calendar/days';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Caller } from '../../kernel/authenticate.ts';
import { readSessionDevice } from '../../kernel/customer/devices.ts';
import { type SecurityNotificationContext, notifySecurityEvent } from '../../kernel/customer/securityEvents.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { revokeFamily } from '../../kernel/sessionTokens.ts';

const MAX_EVENTS = 100;
const EVENT_DAYS = 90;
/** Ending an ended session again succeeds for this long (API-110). */
const ENDED_SECONDS = daySeconds;

/**
 * Sessions that can still be used or refreshed.
 * @param mostDays value of the setting `sessionMaximumDays`
 */
const selectLiveFamilies = (database: Database, customerId: number, now: Date, mostDays: number) =>
  database
    .selectFrom('token_family')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', addSeconds(now, -mostDays * daySeconds))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_token')
          .select('token_hash')
          .whereRef('refresh_token.family_id', '=', 'token_family.id')
          .where('refresh_token.expires_at', '>', now),
      ),
    );

type DeviceRequest = Caller & { readonly now: Date; readonly mostDays: number };

/** Returns the customer's live sessions, this one first, then by last use (DEV-001). */
export async function readDevices(database: Database, { customer, session, now, mostDays }: DeviceRequest): Promise<readonly Device[]> {
  const families = await selectLiveFamilies(database, customer.id, now, mostDays)
    .orderBy((eb) => eb('id', '=', session.familyId), 'desc')
    .orderBy('last_used_at', 'desc')
    .execute();
  return families.map((family) => ({
    id: family.id,
    name: family.device_name,
    current: family.id === session.familyId,
    method: parseKnownValue(sessionMethods, family.method),
    created_at: family.created_at.toISOString(),
    last_used_at: family.last_used_at.toISOString(),
    // The provider has no directory of IP addresses. Null is better than an invented place.
    place: null,
    bound: family.bound_to !== null,
  }));
}

/** Returns why a session cannot be ended: it is the calling one, or unknown. Ending an ended session succeeds (DEV-002). */
export async function refuseEnding(
  transaction: Database,
  { customer, session, now }: Omit<DeviceRequest, 'mostDays'>,
  id: string,
): Promise<Refusal | undefined> {
  if (id === session.familyId) return refuse('stateChanged');
  const family = await transaction
    .selectFrom('token_family')
    .select('revoked_at')
    .where('id', '=', id)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (family === undefined) return refuse('notFound');
  if (family.revoked_at !== null && addSeconds(family.revoked_at, ENDED_SECONDS) <= now) return refuse('notFound');
  return undefined;
}

/** Ends every live session except this one, and notifies the customer. Returns the number of ended sessions (API-111). */
export async function endOtherSessions(
  transaction: Database,
  context: SecurityNotificationContext,
  { customer, session, now, mostDays }: DeviceRequest,
): Promise<number> {
  const others = await selectLiveFamilies(transaction, customer.id, now, mostDays).where('id', '!=', session.familyId).execute();
  for (const { id } of others) await revokeFamily(transaction, id, 'device', now);
  if (others.length === 0) return 0;
  const { name } = await readSessionDevice(transaction, session.familyId);
  await notifySecurityEvent(transaction, context, { kind: 'devices_ended', customerId: customer.id, device: name, at: now });
  return others.length;
}

/** Returns the account's security events of the last 90 days, newest first (API-112). */
export async function readSecurityEvents(database: Database, customerId: number, now: Date): Promise<readonly SecurityEvent[]> {
  const events = await database
    .selectFrom('security_event')
    .select(['id', 'kind', 'device', 'name', 'at'])
    .where('customer_id', '=', customerId)
    .where('at', '>', addDuration(now, { days: -EVENT_DAYS }))
    .orderBy('at', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return events.map((event) => ({ ...event, kind: parseKnownValue(securityEventKinds, event.kind), at: event.at.toISOString() }));
}
