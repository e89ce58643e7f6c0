import { paths } from '../routing/paths.ts';
import type { Services } from '../providers/Services.ts';

/** What a first touch may lead to, and what hardly ever shows but must be there when the network is gone. */
const afterTouch = [
  () => import('./MessageSlots.tsx'),
  () => import('../data/session/signIn.ts'),
  () => import('../data/session/signUp.ts'),
  () => import('../data/one-time-code/requestCode.ts'),
  () => import('../data/passwords/requestTemporaryPassword.ts'),
  () => import('@wallet/ui/patterns/ErrorPage/ErrorPage'),
  () => import('@wallet/ui/patterns/PageStates/LoadFailed'),
];
const touches = ['pointerdown', 'keydown'] as const;

function loadAfterTouch(): void {
  for (const touch of touches) document.removeEventListener(touch, loadAfterTouch, { capture: true });
  for (const load of afterTouch) load().catch(() => undefined);
}

/**
 * When the first screen has painted: tells how long that took (APP-049, D-APP-26), and fetches the client of the provider, which public
 * screens paint without. What the customer leads to follows with the first touch.
 */
export function tellLoadTime({ monitoring }: Services): void {
  for (const touch of touches) document.addEventListener(touch, loadAfterTouch, { capture: true, passive: true });
  afterPaint(() => {
    monitoring.measure('react_app_index_load_ms', performance.now());
    import('../api/createCall.ts').catch(() => undefined);
    // A sign-up begins with a request: what it needs must be there when the network is gone by then, for a part that could not be
    // fetched once is not fetched again by the browser. The login, where a customer returns, keeps to its budget (D3).
    if (location.pathname.startsWith(paths.signUp.to())) loadAfterTouch();
  });
}

/** The paint itself, where the browser tells of it: a request that begins before it delays it (D9). */
function afterPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(run));
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
