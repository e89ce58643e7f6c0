import { WealthClubScreen } from '@wallet/ui/screens/wealth-club/WealthClubScreen';
import { useLocale } from '@wallet/ui/texts/Locale';
import { toOutcome } from '../../api/toOutcome.ts';
import { useClubEvent } from '../../data/club-event/useClubEvent.ts';
import { useRequestPlace } from '../../data/club-event/useRequestPlace.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { toClubEvent } from './toClubEvent.ts';

/** The club's event and the request for a place at it (CLUB-001). */
export function WealthClubPage() {
  const { config } = useServices();
  const locale = useLocale();
  const event = useClubEvent();
  const requestPlace = useRequestPlace();
  return (
    <WealthClubScreen
      product={config.productName}
      page={toPageState(event, (found) => toClubEvent(found, locale))}
      onRequest={() => toOutcome(requestPlace)}
      onBack={useGoBack(paths.accountPlans.to())}
    />
  );
}
