import type { ClubEvent } from '@wallet/contract/customer/club-event';
import { formatDateRange } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import { type ClubEventView, WealthClubScreen } from '@wallet/ui/screens/wealth-club';
import { useLocale } from '@wallet/ui/texts';
import { attempt } from '../../api/outcome.ts';
import { useClubEvent, useRequestPlace } from '../../data/club-event.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

/** Maps the event to the screen. Having ended, by the provider's clock, takes precedence (D-CLUB-01, D-CLUB-02). */
export function toClubEvent({ city, starts_on: first, ends_on: last, ended, requested }: ClubEvent, locale: Locale): ClubEventView {
  return { city, days: formatDateRange(first, last, locale), state: ended ? 'ended' : requested ? 'requested' : 'open' };
}

/** The club's event, with a request for a place (CLUB-001). */
export function WealthClubPage() {
  const { config } = useServices();
  const locale = useLocale();
  const event = useClubEvent();
  const requestPlace = useRequestPlace();
  return (
    <WealthClubScreen
      product={config.productName}
      page={toPageState(event, (found) => toClubEvent(found, locale))}
      onRequest={() => attempt(requestPlace)}
      onBack={useGoBack(paths.accountPlans.to())}
      planHref={paths.accountPlan.to({ plan: 'wealth' })}
    />
  );
}
