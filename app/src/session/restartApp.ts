import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/** What a page still does before it is left: what its parts have asked for, each within a second of its own, and the session's last words. */
export function joinFarewells(farewells: ReadonlySet<() => Promise<void>>, lastWords: Promise<void> | null): Promise<void> | null {
  if (farewells.size === 0) return lastWords;
  return Promise.allSettled([...[...farewells].map((say) => say()), lastWords]).then(() => undefined);
}

/**
 * Loads the app afresh at a path: nothing of the former customer stays in memory (D-SES-25). Where the device keeps nothing, the session
 * lives in memory alone and a load would lose it: then the app stays and only its route changes (D-SES-24).
 * @param lastWords what the old page still has to do; null for nothing
 * @returns whether the page is being loaded afresh
 */
export function restartApp(path: string, storage: DeviceStorage, lastWords: Promise<void> | null = null): boolean {
  if (storage.isDurable()) {
    // Met again by the back button, the old page must not show what was on it.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
    document.body.inert = true;
    if (lastWords === null) location.assign(path);
    else void lastWords.then(() => location.assign(path));
    return true;
  }
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return false;
}
