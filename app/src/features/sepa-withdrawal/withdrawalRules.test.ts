import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { withdrawalRules } from './model.ts';

const attemptFailing = (thrown: Error) => attempt(() => Promise.reject(thrown), withdrawalRules);
const attemptRefused = (status: number, code: number, message: string, fields?: Record<string, string[]>) =>
  attemptFailing(new Refusal(status, { code, message, ...(fields === undefined ? {} : { fields }) }));

it('shows the provider’s message for a 400 without fields (SEPA-046)', async () => {
  expect(await attemptRefused(400, 400, 'The bank is closed today')).toMatchObject({
    kind: 'refused',
    message: 'The bank is closed today',
  });
});

it('reports changed funds for a 400 with an amount field (SEPA-047, D-SEPA-25)', async () => {
  expect(await attemptRefused(400, 400_003, 'Not enough funds', { amount: ['Not enough funds'] })).toEqual({ kind: 'fundsChanged' });
});

it('shows a 400 with an iban field at the IBAN (D-SEPA-19)', async () => {
  expect(await attemptRefused(400, 400, 'Validation failed', { iban: ['You cannot withdraw to this account'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'You cannot withdraw to this account' },
  });
});

it.each([
  [403, 403_002, 'addressNeeded'],
  [403, 403_003, 'addressPending'],
  [409, 409_003, 'ibanPending'],
])('maps refusal %i with code %i to the modal %s (D-SEPA-10)', async (status, code, block) => {
  expect(await attemptRefused(status, code, 'No')).toEqual({ kind: 'blocked', block });
});

it('reports a missing network as a failure, not as a refusal (D-SEPA-24)', async () => {
  expect(await attemptFailing(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('rethrows a session end (ERR-005)', async () => {
  await expect(attemptFailing(new SessionEnd())).rejects.toThrow(SessionEnd);
});
