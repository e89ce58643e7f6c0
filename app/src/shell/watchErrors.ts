import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import { reportThrown } from '../adapters/monitoring/reportThrown.ts';
import { ApiError, Refusal, SessionEnd } from '../api/errors.ts';

/** What is no programming error, or is known to monitoring already (D-ERR-16). */
const isExpected = (reason: unknown): boolean =>
  reason instanceof ApiError || reason instanceof Refusal || (reason instanceof DOMException && reason.name === 'AbortError');

/**
 * Tells monitoring of what nobody caught. The session store acts at the end of a session by itself: whoever met that stops quietly, and
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
