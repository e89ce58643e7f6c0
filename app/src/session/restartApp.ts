import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/** An overlay that closes has gone back by then. */
const MOST_CLOSING_MS = 300;

/** An overlay that closes takes its entry out of the history by going back, which would call off a load that has begun: that one waits. */
function afterOverlay(load: () => void): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('overlay' in state)) {
    load();
    return;
  }
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    load();
  };
  addEventListener('popstate', begin, { once: true });
  setTimeout(begin, MOST_CLOSING_MS);
}

/**
 * Loads the app afresh at a path: nothing of the former customer stays in memory (D-SES-25). Where the device keeps nothing, the session
 * lives in memory alone and a load would lose it: then the app stays and only its route changes (D-SES-24).
 * @returns whether the page is being loaded afresh
 */
export function restartApp(path: string, storage: DeviceStorage): boolean {
  if (storage.isDurable()) {
    // Met again by the back button, the old page must not show what was on it.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
    afterOverlay(() => location.assign(path));
    return true;
  }
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return false;
}
