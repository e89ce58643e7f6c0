import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../api/errors.ts';
import { watchErrors } from './reportPage.ts';

function openPage() {
  const page = new EventTarget();
  const reports: string[] = [];
  const monitoring = { report: (level: string, message: string) => reports.push(`${level} ${message}`), measure: () => undefined };
  watchErrors(monitoring, page);
  const fire = (name: 'error' | 'unhandledrejection', members: object): Event => {
    const event = Object.assign(new Event(name, { cancelable: true }), members);
    page.dispatchEvent(event);
    return event;
  };
  return { reports, fire };
}

it('reports an uncaught programming error (D-ERR-16, APP-048)', () => {
  const { reports, fire } = openPage();
  fire('error', { error: new TypeError('x is undefined') });
  fire('unhandledrejection', { reason: new RangeError('too deep') });
  expect(reports).toEqual(['error TypeError: x is undefined', 'error RangeError: too deep']);
});

it('neither reports nor logs the end of a session (SES-017)', () => {
  const { reports, fire } = openPage();
  expect(fire('unhandledrejection', { reason: new SessionEnd() }).defaultPrevented).toBe(true);
  expect(reports).toEqual([]);
});

it('does not report refusals, lost networks, cancelled requests, or events without an error (D-ERR-16)', () => {
  const { reports, fire } = openPage();
  fire('unhandledrejection', { reason: new Refusal(400, { code: 400, message: 'No' }) });
  fire('unhandledrejection', { reason: new ApiError('offline') });
  fire('unhandledrejection', { reason: new DOMException('Aborted', 'AbortError') });
  fire('error', { error: null });
  expect(reports).toEqual([]);
});
