import { lazy, Suspense, useState } from 'react';
import { useServices } from '../providers/Services.ts';
import { useFreshness } from './useFreshness.ts';
import { useIdleWatch } from './useIdleWatch.ts';

/** Seldom seen. */
const IdleWarning = lazy(async () => ({ default: (await import('@wallet/ui/patterns/SessionDialogs/IdleWarning')).IdleWarning }));

/** What goes on beside every page of a signed-in customer: fresh status and balances on return, and the warning before an idle log-out. */
export function SessionWatch() {
  const { lifecycle } = useServices();
  const { idleness, stay } = useIdleWatch();
  useFreshness();
  const secondsLeft = idleness.name === 'warned' ? idleness.secondsLeft : null;
  const [isWarned, setWarned] = useState(false);
  if (secondsLeft !== null && !isWarned) setWarned(true);
  return isWarned ? (
    <Suspense fallback={null}>
      <IdleWarning open={secondsLeft !== null} secondsLeft={secondsLeft ?? 0} onStay={stay} onLogOut={() => lifecycle.logOut()} />
    </Suspense>
  ) : null;
}
