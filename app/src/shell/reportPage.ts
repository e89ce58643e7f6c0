import { type Monitoring, reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { ApiError, Refusal, SessionEnd } from '../api/errors.ts';
import type { MadeServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';

/** What is no programming error, or is known to monitoring already (D-ERR-16). */
const isExpected = (reason: unknown): boolean =>
  reason instanceof ApiError || reason instanceof Refusal || (reason instanceof DOMException && reason.name === 'AbortError');

/**
 * Tells monitoring of what was not caught. The session store acts at the end of a session by itself: anyone who met that stops quietly, and
 * nothing is reported (SES-017).
 */
export function watchErrors(monitoring: Monitoring, page: Pick<Window, 'addEventListener'> = window): void {
  page.addEventListener('error', ({ error }) => {
    // Without an error it is another origin's, or the browser's own grumble about a layout.
    if (error instanceof Error) reportThrown(monitoring, error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof SessionEnd) event.preventDefault();
    else if (!isExpected(event.reason)) reportThrown(monitoring, event.reason);
  });
}

/** What a first touch may lead to, and what hardly ever shows but must be there when the network is gone. */
const afterTouch = [
  () => import('./MessageSlots.tsx'),
  () => import('../data/session/requests.lazy.ts'),
  () => import('../data/one-time-code/requests.lazy.ts'),
  () => import('../data/passwords/requests.lazy.ts'),
  () => import('@wallet/ui/patterns/PageStates').then(({ ErrorPage }) => ErrorPage),
  () => import('@wallet/ui/patterns/PageStates').then(({ LoadFailed }) => LoadFailed),
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
export function tellLoadTime({ monitoring }: MadeServices): void {
  for (const touch of touches) document.addEventListener(touch, loadAfterTouch, { capture: true, passive: true });
  afterPaint(() => {
    monitoring.measure('react_app_index_load_ms', performance.now());
    import('../api/call.ts').catch(() => undefined);
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
