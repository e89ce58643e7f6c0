import type { ClubEvent } from '@wallet/contract/customer/club-event';
import { formatDays } from '@wallet/core/format/formatDates';
import type { ClubEventView } from '@wallet/ui/screens/wealth-club';
import type { Locale } from '@wallet/core/format/locale';

/** The event as the screen shows it: over, by the provider's clock, before all else (D-CLUB-01, D-CLUB-02). */
export function toClubEvent({ city, starts_on: first, ends_on: last, ended, requested }: ClubEvent, locale: Locale): ClubEventView {
  return { city, days: formatDays(first, last, locale), state: ended ? 'ended' : requested ? 'requested' : 'open' };
}
