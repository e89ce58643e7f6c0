import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { withdrawalRules } from './model.ts';

const failing = (thrown: Error) => attempt(() => Promise.reject(thrown), withdrawalRules);
const refuse = (status: number, code: number, message: string, fields?: Record<string, string[]>) =>
  failing(new Refusal(status, { code, message, ...(fields === undefined ? {} : { fields }) }));

it('a 400 without fields is the provider’s message (SEPA-046)', async () => {
  expect(await refuse(400, 400, 'The bank is closed today')).toMatchObject({ kind: 'refused', message: 'The bank is closed today' });
});

it('a 400 with an amount field says that the funds have changed (SEPA-047, D-SEPA-25)', async () => {
  expect(await refuse(400, 400_003, 'Not enough funds', { amount: ['Not enough funds'] })).toEqual({ kind: 'fundsChanged' });
});

it('a 400 with an iban field stands under the IBAN (D-SEPA-19)', async () => {
  expect(await refuse(400, 400, 'Validation failed', { iban: ['You cannot withdraw to this account'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'You cannot withdraw to this account' },
  });
});

it.each([
  [403, 403_002, 'addressNeeded'],
  [403, 403_003, 'addressPending'],
  [409, 409_003, 'ibanPending'],
])('the refusal %i with code %i opens the modal %s (D-SEPA-10)', async (status, code, block) => {
  expect(await refuse(status, code, 'No')).toEqual({ kind: 'blocked', block });
});

it('without a network the withdrawal has failed, not been refused (D-SEPA-24)', async () => {
  expect(await failing(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('a session end is nobody’s outcome (ERR-005)', async () => {
  await expect(failing(new SessionEnd())).rejects.toThrow(SessionEnd);
});
