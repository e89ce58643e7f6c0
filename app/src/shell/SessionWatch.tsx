import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Part, useUnderWay } from '@wallet/ui/foundations/parts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moneyKeys } from '../data/moneyMoved.ts';
import { userInfoKeys } from '../data/user-info.ts';
import { lazyPart } from '../operations/page/lazyPage.tsx';
import { QueriesProvider } from '../providers/QueriesProvider.tsx';
import { useServices } from '../providers/Services.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { toAutoLockLimits, type Idleness } from '../session/idle.ts';
import { createIdleWatch, type IdleWatch } from '../session/createIdleWatch.ts';
import { createFrameFocus } from '../session/frameFocus.ts';
import { deviceKeys } from '../storage/keys.ts';
import { watchPictures } from './watchPictures.ts';

/** User info is requested again when the tab becomes visible after this time (D-SES-21). */
const STALE_AFTER_HIDDEN_MS = 60_000;

/** When the customer returns to the tab, refreshes their status, and balances that another tab has changed (D-HOME-17). */
export function useRefreshOnReturn(): void {
  const queries = useQueryClient();
  const { tabs, clock } = useServices();
  useEffect(() => {
    let hiddenAt: number | null = null;
    let areBalancesStale = false;

    function refreshBalances(): void {
      if (!areBalancesStale || document.visibilityState !== 'visible') return;
      areBalancesStale = false;
      for (const queryKey of moneyKeys) void queries.invalidateQueries({ queryKey });
    }

    function onVisibilityChange(): void {
      if (document.visibilityState === 'hidden') {
        hiddenAt = clock.now();
        return;
      }
      if (hiddenAt !== null && clock.now() - hiddenAt > STALE_AFTER_HIDDEN_MS)
        void queries.invalidateQueries({ queryKey: userInfoKeys.all });
      hiddenAt = null;
      refreshBalances();
    }

    const stop = tabs.listen((message) => {
      if (message.name !== 'balancesChanged') return;
      areBalancesStale = true;
      refreshBalances();
    });
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [queries, tabs, clock]);
}

const activityEvents = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Watches the activity of a signed-in customer and ends the session after inactivity (D-SES-16). */
export function useIdleWatch(): { readonly idleness: Idleness; readonly stay: () => void } {
  const { clock, tabs, config, lifecycle, unattended } = useServices();
  const watch = useRef<IdleWatch>(null);
  const [idleness, setIdleness] = useState<Idleness>({ name: 'active' });
  const [autoLock] = useDeviceValue(deviceKeys.autoLock);
  useEffect(() => {
    const { warnAfterSeconds, logOutAfterSeconds } = config.idle;
    const defaultLimits = { warnAfterMs: warnAfterSeconds * 1000, logOutAfterMs: logOutAfterSeconds * 1000 };
    const isInFrame = createFrameFocus(clock);
    const idle = createIdleWatch(
      clock,
      tabs,
      autoLock === null ? defaultLimits : toAutoLockLimits(autoLock),
      () => !unattended.isEmpty() || isInFrame(),
    );
    const touch = () => idle.touch();
    idle.subscribe(() => {
      setIdleness(idle.read());
      if (idle.read().name === 'over') lifecycle.endIdle();
    });
    for (const sign of activityEvents) document.addEventListener(sign, touch, { passive: true, capture: true });
    watch.current = idle;
    return () => {
      idle.stop();
      for (const sign of activityEvents) document.removeEventListener(sign, touch, { capture: true });
    };
  }, [clock, tabs, config, lifecycle, unattended, autoLock]);
  return { idleness, stay: () => watch.current?.touch(true) };
}

const IdleWarning = lazyPart(async () => (await import('@wallet/ui/patterns/SessionDialogs')).IdleWarning);

/**
 * Runs beside every page of a signed-in customer: refreshes status and balances on return, warns before an idle log-out, and tracks whether
 * the page is settled.
 */
export function SessionWatch() {
  const { lifecycle, reportThird } = useServices();
  useEffect(() => watchPictures(reportThird), [reportThird]);
  const { idleness, stay } = useIdleWatch();
  useRefreshOnReturn();
  useUnderWay(useIsFetching() > 0);
  const secondsLeft = idleness.name === 'warned' ? idleness.secondsLeft : null;
  const [isWarned, setWarned] = useState(false);
  if (secondsLeft !== null && !isWarned) setWarned(true);
  return isWarned ? (
    <Part>
      <IdleWarning open={secondsLeft !== null} secondsLeft={secondsLeft ?? 0} onStay={stay} onLogOut={() => lifecycle.logOut()} />
    </Part>
  ) : null;
}

/** A signed-in customer's page without the menu, with the provider's data and the idle watch. */
export function SignedInPage({ children }: { readonly children: ReactNode }) {
  return (
    <QueriesProvider>
      <SessionWatch />
      {children}
    </QueriesProvider>
  );
}
