import type { ClubEvent } from '@wallet/contract/customer/club-event';
import type { Database } from '../../database/openDatabase.ts';
import { refuse, type Refused } from '../../kernel/refusal.ts';
import type { Settings } from '../../kernel/settings.ts';
import { hasRequested, storeRequest } from '../../kernel/serviceRequests.ts';

const KEY = 'wealth_club_london';
const TIME_ZONE = 'Europe/London';

/** sv-SE formats a day as on the wire: 2025-06-28. */
const dayInLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** True when the event's last day has passed at its location (RULE-035, D-CLUB-01). */
function hasEnded(settings: Settings, now: Date): boolean {
  return dayInLondon.format(now) > settings.text('wealth_club_ends_on');
}

/** Returns the event for one customer (api.md 3.23). */
export async function buildClubEvent(database: Database, settings: Settings, customerId: number, now: Date): Promise<ClubEvent> {
  return {
    key: KEY,
    city: 'London',
    starts_on: settings.text('wealth_club_starts_on'),
    ends_on: settings.text('wealth_club_ends_on'),
    time_zone: TIME_ZONE,
    now: now.toISOString(),
    ended: hasEnded(settings, now),
    requested: await hasRequested(database, { kind: 'place', customerId, subject: KEY }),
  };
}

/**
 * Records a request for a place, once (D-CLUB-05).
 * @returns whether it is new, or the refusal
 */
export async function requestPlace(
  transaction: Database,
  settings: Settings,
  customerId: number,
  now: Date,
): Promise<{ readonly isNew: boolean } | Refused> {
  if (hasEnded(settings, now)) return { refusal: refuse('stateChanged', { message: 'This event has ended' }) };
  return { isNew: await storeRequest(transaction, { kind: 'place', customerId, subject: KEY, at: now }) };
}
