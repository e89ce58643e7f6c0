import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/**
 * Loads the app afresh at a path: nothing of the former customer stays in memory (D-SES-25). Where the device keeps nothing, the session
 * lives in memory alone and a load would lose it: then the app stays and only its route changes (D-SES-24).
 * @param farewells what is said first; each ends by itself within a second
 * @returns whether the page is being loaded afresh
 */
export function restartApp(path: string, storage: DeviceStorage, farewells: ReadonlySet<() => Promise<void>> = new Set()): boolean {
  if (storage.isDurable()) {
    // Met again by the back button, the old page must not show what was on it.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
    // An overlay that closes goes back over its entry of the history, which would call off a load that has begun: the one that is open loses
    // the mark by which it knows that entry, and no other is opened on a page that cannot be pressed.
    history.replaceState(null, '');
    document.body.inert = true;
    const leave = () => location.assign(path);
    if (farewells.size === 0) leave();
    else void Promise.allSettled([...farewells].map((say) => say())).then(leave);
    return true;
  }
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return false;
}
