import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { toDownloadOutcome, toReportOutcome } from './toReportOutcome.ts';

const no = (error: unknown) => async (): Promise<never> => {
  throw error;
};
const refuse = (status: number, message: string, fields?: Record<string, string[]>) =>
  new Refusal(status, { code: status, message, ...(fields === undefined ? {} : { fields }) });

it('an answer with the status OK is success (REP-009)', async () => {
  expect(await toReportOutcome(async () => ({ status: 'OK' }))).toEqual({ kind: 'done' });
});

it('a 400 is the provider’s message (D-REP-10)', async () => {
  expect(await toReportOutcome(no(refuse(400, 'Future date not allowed', { date: ['Future date not allowed'] })))).toEqual({
    kind: 'refused',
    message: 'Future date not allowed',
    askSupport: false,
  });
});

it('a 400 that no field can mend leads to support (D-REP-13)', async () => {
  expect(await toReportOutcome(no(refuse(400, 'Please confirm your e-mail first')))).toEqual({
    kind: 'refused',
    message: 'Please confirm your e-mail first',
    askSupport: true,
  });
});

it.each([
  ['offline', new ApiError('offline'), 'offline'],
  ['a provider that is down', new ApiError('unavailable'), 'unavailable'],
  ['a status other than OK, which the contract cannot read (REP-009)', new ApiError('unreadable'), 'unexpected'],
  ['a 404', refuse(404, 'Not found'), 'unexpected'],
] as const)('%s is a failure (D-REP-10)', async (_, error, failure) => {
  expect(await toReportOutcome(no(error))).toEqual({ kind: 'failed', failure });
});

it('a file that the provider does not know is gone, every other trouble is a failure (D-REP-16)', async () => {
  expect(await toDownloadOutcome(async () => undefined)).toEqual({ kind: 'saved' });
  expect(await toDownloadOutcome(no(refuse(404, 'Not found')))).toEqual({ kind: 'gone' });
  expect(await toDownloadOutcome(no(refuse(403, 'No')))).toEqual({ kind: 'failed', failure: 'unexpected' });
  expect(await toDownloadOutcome(no(new ApiError('offline')))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('a session end is nobody’s outcome (REP-004, REP-005)', async () => {
  await expect(toReportOutcome(no(new SessionEnd()))).rejects.toThrow(SessionEnd);
  await expect(toDownloadOutcome(no(new SessionEnd()))).rejects.toThrow(SessionEnd);
});
