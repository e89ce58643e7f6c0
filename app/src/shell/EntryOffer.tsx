import { isSlotTaken, subscribeToSlot } from '@wallet/ui/foundations/overlay/overlaySlot';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserInfo } from '../data/user-info/useUserInfo.ts';
import { paths } from '../routing/paths.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { isKycComplete } from '../session/Session.ts';
import { sessionKeys } from '../storage/keys.ts';

/** Seldom seen. */
const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** Other messages of an entry come first, one after the other (D-HOME-13): so long nothing has to be in the slot. */
const QUIET_MS = 500;

/** Whether the slot has been free for a while, so that nothing else is about to be said. */
function useIsQuiet(isWaiting: boolean): boolean {
  const { clock } = useServices();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      cancel();
      cancel = isSlotTaken() ? () => undefined : clock.after(QUIET_MS, () => setQuiet(true));
    };
    look();
    const stop = subscribeToSlot(look);
    return () => {
      stop();
      cancel();
      setQuiet(false);
    };
  }, [clock, isWaiting]);
  return isQuiet;
}

/**
 * What the accounts offer once after a login by password: to change a temporary one, else to log in faster next time (BIO-003, D-PWD-17).
 * It waits for the other messages of the entry, and comes back when one of them takes its place.
 */
export function EntryOffer() {
  const { storage } = useServices();
  const session = useSession();
  const { pathname } = useLocation();
  const { data: info } = useUserInfo();
  const [offer, setOffer] = useState(() => storage.read(sessionKeys.entryOffer));
  const [isShown, setShown] = useState(false);
  const isDue = offer !== null && session !== null && isKycComplete(session) && info !== undefined && pathname === paths.assets.to();
  const isQuiet = useIsQuiet(isDue && !isShown);
  if (isQuiet && !isShown) setShown(true);
  if (!isDue || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <EntryDialog
        offer={offer}
        username={session.username}
        onAnswered={() => {
          storage.remove(sessionKeys.entryOffer);
          setOffer(null);
        }}
        onReplaced={() => setShown(false)}
      />
    </Suspense>
  );
}
