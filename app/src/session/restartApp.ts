import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/**
 * Combines what a page still does before it is left: the tasks of its parts, each limited to a second, and the last request of the session.
 */
export function joinLastTasks(farewells: ReadonlySet<() => Promise<void>>, lastWords: Promise<void> | null): Promise<void> | null {
  if (farewells.size === 0) return lastWords;
  return Promise.allSettled([...[...farewells].map((say) => say()), lastWords]).then(() => undefined);
}

/**
 * Reloads the app at a path, so that nothing of the previous customer stays in memory (D-SES-25). Without durable storage the session
 * exists in memory only and a reload would lose it, so only the route changes (D-SES-24).
 * @param lastWords what the old page still has to do; null for nothing
 * @returns whether the page is being reloaded
 */
export function restartApp(path: string, storage: DeviceStorage, lastWords: Promise<void> | null = null): boolean {
  if (storage.isDurable()) {
    // If the customer returns with the back button, the old page must not show its content.
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
