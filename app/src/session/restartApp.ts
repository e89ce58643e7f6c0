import type { DeviceStorage } from '../storage/createDeviceStorage.ts';

/** Whether the entry on top is one that an open overlay has added to the page's own. */
function isOverlayOnTop(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
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
    // Nothing on the old page can be pressed any longer: an overlay that closed would go back, which calls off a load that has begun. One that
    // is open now has nothing to go back from: its entry is the old page's no more, and becomes the new one's.
    document.body.inert = true;
    if (isOverlayOnTop()) {
      history.replaceState(null, '');
      location.replace(path);
    } else location.assign(path);
    return true;
  }
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return false;
}
