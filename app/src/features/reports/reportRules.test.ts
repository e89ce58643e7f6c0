import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { downloadRules } from './ReportFilePage.tsx';
import { reportRules } from './ReportsPage.tsx';

const throwing = (error: unknown) => async (): Promise<never> => {
  throw error;
};
const buildRefusal = (status: number, message: string, fields?: Record<string, string[]>) =>
  new Refusal(status, { code: status, message, ...(fields === undefined ? {} : { fields }) });

it('accepts a response with the status OK (REP-009)', async () => {
  expect(await attempt(async () => ({ status: 'OK' }), reportRules)).toMatchObject({ kind: 'done' });
});

it('shows the provider’s message for a 400 (D-REP-10)', async () => {
  expect(await attempt(throwing(buildRefusal(400, 'Future date not allowed', { date: ['Future date not allowed'] })), reportRules)).toEqual(
    {
      kind: 'refused',
      fields: {},
      message: 'Future date not allowed',
    },
  );
});

it('offers support for a 400 that names no field (D-REP-13)', async () => {
  expect(await attempt(throwing(buildRefusal(400, 'Please confirm your e-mail first')), reportRules)).toEqual({
    kind: 'supportNeeded',
    message: 'Please confirm your e-mail first',
  });
});

it.each([
  ['offline', new ApiError('offline'), 'offline'],
  ['a provider that is down', new ApiError('unavailable'), 'unavailable'],
  ['a status other than OK, which the contract cannot read (REP-009)', new ApiError('unreadable'), 'unexpected'],
  ['a 404', buildRefusal(404, 'Not found'), 'unexpected'],
] as const)('reports %s as a failure (D-REP-10)', async (_, error, failure) => {
  expect(await attempt(throwing(error), reportRules)).toEqual({ kind: 'failed', failure });
});

it('reports a file unknown to the provider as gone and any other error as a failure (D-REP-16)', async () => {
  expect(await attempt(async () => undefined, downloadRules)).toEqual({ kind: 'done' });
  expect(await attempt(throwing(buildRefusal(404, 'Not found')), downloadRules)).toEqual({ kind: 'gone' });
  expect(await attempt(throwing(buildRefusal(403, 'No')), downloadRules)).toEqual({ kind: 'failed', failure: 'unexpected' });
  expect(await attempt(throwing(new ApiError('offline')), downloadRules)).toEqual({ kind: 'failed', failure: 'offline' });
});

it('rethrows a session end (REP-004, REP-005)', async () => {
  await expect(attempt(throwing(new SessionEnd()), reportRules)).rejects.toThrow(SessionEnd);
  await expect(attempt(throwing(new SessionEnd()), downloadRules)).rejects.toThrow(SessionEnd);
});
