import { AppUpdatedDialog } from '@wallet/ui/screens/app-update/AppUpdatedDialog';
import { isSlotTaken, subscribeToSlot } from '@wallet/ui/foundations/overlay/overlaySlot';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices, type Services } from '../providers/Services.ts';
import { createVersionWatch } from '../session/createVersionWatch.ts';

/** Asked by itself, not through the client: its failures are no failures of a request that a customer made (D-APP-08). */
async function askVersion({ config, version, session }: Services): Promise<string> {
  const uuid = session.current()?.uuid ?? null;
  const headers = { 'x-app-version': version, ...(uuid === null ? {} : { 'x-user-id': uuid }) };
  const answer = await fetch(`${config.providerOrigin}/version.txt`, { cache: 'no-store', headers });
  if (!answer.ok) throw new Error(`version.txt was answered with ${answer.status}`);
  return answer.text();
}

/**
 * The restart prompt, once another version is served and nothing is open or under way that it would tear down (D-APP-05).
 * @param since when the page began
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
      askVersion: () => askVersion(services),
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
      if (!isSlotTaken() && pendingWrites.isEmpty()) setShown(true);
    };
    show();
    const stops = [subscribeToSlot(show), pendingWrites.onEmpty(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isFound, isShown, pendingWrites]);

  return isShown ? <AppUpdatedDialog onReload={() => location.reload()} /> : null;
}
