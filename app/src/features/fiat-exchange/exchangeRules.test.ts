import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { exchangeRules } from './model.ts';

const attemptFailing = (thrown: Error) => attempt(() => Promise.reject(thrown), exchangeRules);
const refuse = (status: number, code: number, message: string, fields?: Record<string, string[]>) =>
  attemptFailing(new Refusal(status, { code, message, ...(fields === undefined ? {} : { fields }) }));

it('shows the provider’s message for a 400 (FX-009, OPS-023)', async () => {
  expect(await refuse(400, 400, 'The rate has changed.')).toEqual({ kind: 'refused', fields: {}, message: 'The rate has changed.' });
});

it('shows a 400 that names the amount at the amount field only (D-FX-12)', async () => {
  expect(await refuse(400, 400_003, 'Not enough funds', { value: ['Not enough funds'] })).toEqual({
    kind: 'refused',
    fields: { value: 'Not enough funds' },
  });
});

it('shows the error of a field that the form does not have in the modal (FX-009)', async () => {
  expect(await refuse(400, 400, 'Unknown account', { account: ['Unknown account'] })).toMatchObject({ message: 'Unknown account' });
});

it.each([403_002, 403_003, 403_005])('requires full verification for refusal %i (FX-011, OPS-022)', async (code) => {
  expect(await refuse(403, code, 'No')).toEqual({ kind: 'forbidden' });
});

it.each([
  ['offline (FX-013, OPS-025, ERR-004)', 'offline', 'offline'],
  ['a provider that is down (FX-012, OPS-024)', 'unavailable', 'unavailable'],
  ['a time-out (FX-012)', 'timeout', 'unavailable'],
] as const)('reports %s as a failure', async (_, kind, failure) => {
  expect(await attemptFailing(new ApiError(kind))).toEqual({ kind: 'failed', failure });
});

it('reports any other refusal as a failure (FX-012)', async () => {
  expect(await refuse(409, 409_002, 'Still running')).toEqual({ kind: 'failed', failure: 'unexpected' });
});

it('rethrows a session end (D-FX-11)', async () => {
  await expect(attemptFailing(new SessionEnd())).rejects.toThrow(SessionEnd);
});
