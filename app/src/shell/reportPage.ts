import { type Monitoring, reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { ApiError, Refusal, SessionEnd } from '../api/errors.ts';
import type { CreatedServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';

/** Not a programming error, or already known to monitoring (D-ERR-16). */
const isExpected = (reason: unknown): boolean =>
  reason instanceof ApiError || reason instanceof Refusal || (reason instanceof DOMException && reason.name === 'AbortError');

/** Reports uncaught errors to monitoring. The end of a session is handled by the session store, so it is ignored here (SES-017). */
export function watchErrors(monitoring: Monitoring, page: Pick<Window, 'addEventListener'> = window): void {
  page.addEventListener('error', ({ error }) => {
    // Without an error it comes from another origin, or is the browser's own warning about a layout.
    if (error instanceof Error) reportThrown(monitoring, error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof SessionEnd) event.preventDefault();
    else if (!isExpected(event.reason)) reportThrown(monitoring, event.reason);
  });
}

/** Parts that a first touch may need, and rarely shown ones that must be available offline. */
const touchLoaders = [
  () => import('./MessageSlots.tsx'),
  () => import('../data/session/requests.lazy.ts'),
  () => import('../data/one-time-code/requests.lazy.ts'),
  () => import('../data/passwords/requests.lazy.ts'),
  () => import('@wallet/ui/patterns/PageStates').then(({ ErrorPage }) => ErrorPage),
  () => import('@wallet/ui/patterns/PageStates').then(({ OfflinePage }) => OfflinePage),
];
const touchEvents = ['pointerdown', 'keydown'] as const;

function loadAfterTouch(): void {
  for (const touch of touchEvents) document.removeEventListener(touch, loadAfterTouch, { capture: true });
  for (const load of touchLoaders) load().catch(() => undefined);
}

/**
 * After the first screen has painted, reports the load time (APP-049, D-APP-26) and loads the provider's client, which public screens paint
 * without. The parts the customer may need next are loaded on the first touch.
 */
export function reportLoadTime({ monitoring }: CreatedServices): void {
  for (const touch of touchEvents) document.addEventListener(touch, loadAfterTouch, { capture: true, passive: true });
  runAfterPaint(() => {
    monitoring.measure('react_app_index_load_ms', performance.now());
    import('../api/call.ts').catch(() => undefined);
    // A sign-up starts with a request. Its parts must be available if the network is lost by then, because the browser does not retry a
    // failed import. The login, used by returning customers, keeps to its budget (D3).
    if (location.pathname.startsWith(paths.signUp.to())) loadAfterTouch();
  });
}

/** Waits for the paint itself, where the browser reports it. A request that starts earlier delays it (D9). */
function runAfterPaint(run: () => void): void {
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
