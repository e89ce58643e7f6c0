import { useLocale } from '@wallet/ui/texts';
import { WealthClubScreen } from '@wallet/ui/screens/wealth-club';
import { attempt } from '../../api/outcome.ts';
import { useClubEvent, useRequestPlace } from '../../data/club-event.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { toClubEvent } from './model.ts';

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
      onRequest={() => attempt(requestPlace)}
      onBack={useGoBack(paths.accountPlans.to())}
    />
  );
}
