import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs';
import { ToastRegion } from '@wallet/ui/patterns/ToastRegion';
import { AppUpdatedDialog } from '@wallet/ui/screens/app-update';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Services, useServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { createVersionWatch } from '../session/createVersionWatch.ts';
import { visitKeys } from '../storage/keys.ts';
import { openOverlay, overlaySlot } from '../operations/walletUi.ts';

/**
 * Requests the served version of the app from its own origin, not from the provider (DEP-004). Does not use the API client, because a
 * failure is not one of a request that the customer made (D-APP-08).
 */
async function requestVersion({ version, session }: Services): Promise<string> {
  const uuid = session.current()?.uuid ?? null;
  const headers = { 'x-app-version': version, ...(uuid === null ? {} : { 'x-user-id': uuid }) };
  const answer = await fetch('/version.txt', { cache: 'no-store', headers });
  if (!answer.ok) throw new Error(`version.txt was answered with ${answer.status}`);
  return answer.text();
}

/**
 * Returns the restart prompt once another version is served and nothing is open or in progress that a reload would interrupt (D-APP-05).
 * @param since when the page started
 */
export function useAppUpdate(since: number): ReactNode {
  const services = useServices();
  const { clock, version, config, monitoring, connectivity, pendingWrites } = services;
  const [isFound, setFound] = useState(false);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const watch = createVersionWatch({
      clock,
      since,
      draw: Math.random,
      running: version,
      askVersion: () => requestVersion(services),
      askHealth: async () => (await fetch(`${config.providerOrigin}/_healthz`, { cache: 'no-store' })).ok,
      isAwake: () => document.visibilityState === 'visible' && connectivity.isOnline(),
      warn: (message) => monitoring.report('warning', message),
      onOther: () => setFound(true),
    });
    document.addEventListener('visibilitychange', watch.wake);
    addEventListener('online', watch.wake);
    return () => {
      watch.stop();
      document.removeEventListener('visibilitychange', watch.wake);
      removeEventListener('online', watch.wake);
    };
  }, [services, since, clock, version, config, monitoring, connectivity]);

  useEffect(() => {
    if (!isFound || isShown) return undefined;
    const show = () => {
      if (overlaySlot.getDialog() === undefined && pendingWrites.isEmpty()) setShown(true);
    };
    show();
    const stops = [overlaySlot.subscribe(show), pendingWrites.onEmpty(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isFound, isShown, pendingWrites]);

  return isShown ? <AppUpdatedDialog onReload={() => location.reload()} /> : null;
}

/** Shows once why the last session ended (D-SES-11, D-SES-16). */
function useEndNotice(isLeft: boolean): void {
  const { storage } = useServices();
  const { pathname } = useLocation();
  const showsHere = isLeft && (storage.isDurable() || pathname === paths.home.to());
  useEffect(() => {
    const reason = storage.read(visitKeys.endNotice);
    if (reason === null || !showsHere) return;
    storage.remove(visitKeys.endNotice);
    openOverlay(<SessionEnded reason={reason} logInHref={paths.login.to()} />);
  }, [storage, showsHere]);
}

export type MessageSlotsProps = {
  /** When the page started. Checks for updates are timed from then. */
  readonly since: number;
  readonly isNoticeLeft: boolean;
};

/** The single overlay slot (D-APP-10) and the single region of toasts. */
export function MessageSlots({ since, isNoticeLeft }: MessageSlotsProps) {
  useEndNotice(isNoticeLeft);
  const update = useAppUpdate(since);
  return (
    <>
      <OverlaySlot />
      <ToastRegion />
      {update}
    </>
  );
}
