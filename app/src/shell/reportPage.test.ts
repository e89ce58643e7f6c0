import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../api/errors.ts';
import { watchErrors } from './reportPage.ts';

/** A page whose faults are heard; what was told of them. */
function open() {
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

it('a programming error that nobody caught is told (D-ERR-16, APP-048)', () => {
  const { reports, fire } = open();
  fire('error', { error: new TypeError('x is undefined') });
  fire('unhandledrejection', { reason: new RangeError('too deep') });
  expect(reports).toEqual(['error TypeError: x is undefined', 'error RangeError: too deep']);
});

it('the end of a session is neither told nor complained of (SES-017)', () => {
  const { reports, fire } = open();
  expect(fire('unhandledrejection', { reason: new SessionEnd() }).defaultPrevented).toBe(true);
  expect(reports).toEqual([]);
});

it('refusals, lost networks, cancelled requests and grumbles without an error are no news (D-ERR-16)', () => {
  const { reports, fire } = open();
  fire('unhandledrejection', { reason: new Refusal(400, { code: 400, message: 'No' }) });
  fire('unhandledrejection', { reason: new ApiError('offline') });
  fire('unhandledrejection', { reason: new DOMException('Aborted', 'AbortError') });
  fire('error', { error: null });
  expect(reports).toEqual([]);
});
