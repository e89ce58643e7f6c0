import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { attempt } from './outcome.ts';

const names = { iban: 'iban', 'new_password.first': 'password' } as const;
const toStale = ({ status }: Refusal) => (status === 409 ? ({ kind: 'stale' } as const) : null);
const toOutOfRange = (error: unknown) => (error instanceof RangeError ? ({ kind: 'outOfRange' } as const) : null);
const attemptRefused = (fields: Record<string, string[]>, message = 'Validation failed') =>
  attempt(() => Promise.reject(new Refusal(400, { code: 400, message, fields })), { fields: names });

it(`returns done with the action's result`, async () => {
  expect(await attempt(async () => 'anything')).toEqual({ kind: 'done', value: 'anything' });
});

it(`gives the screen's special outcome priority over an ordinary refusal`, async () => {
  expect(await attempt(() => Promise.reject(new Refusal(409, { code: 409, message: 'x' })), { special: toStale })).toEqual({
    kind: 'stale',
  });
  expect(await attempt(() => Promise.reject(new Refusal(400, { code: 400, message: 'x' })), { special: toStale })).toMatchObject({
    message: 'x',
  });
});

it('rethrows other errors unless the screen handles them', async () => {
  expect(await attempt(() => Promise.reject(new RangeError('x')), { otherwise: toOutOfRange })).toEqual({ kind: 'outOfRange' });
  await expect(attempt(() => Promise.reject(new TypeError('x')), { otherwise: toOutOfRange })).rejects.toThrow(TypeError);
});

it(`assigns the provider's messages to the form's fields (ERR-042)`, async () => {
  expect(await attemptRefused({ iban: ['Invalid number', 'Too short'], 'new_password.first': ['Choose another password'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number', password: 'Choose another password' },
  });
});

it('adds the message of a field missing in the form to the general message (D-ERR-10)', async () => {
  expect(await attemptRefused({ iban: ['Invalid number'], amount: ['Not enough funds'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number' },
    message: 'Not enough funds',
  });
});

it('keeps the message of a bad request without fields (ERR-007)', async () => {
  expect(await attemptRefused({}, 'The operation has expired')).toEqual({
    kind: 'refused',
    fields: {},
    message: 'The operation has expired',
  });
});

it('turns a refusal without a message into an unexpected failure (D-ERR-01, D-ERR-10)', async () => {
  expect(await attemptRefused({}, '')).toEqual({ kind: 'failed', failure: 'unexpected' });
});

it.each([
  ['a provider that is down', 'unavailable', 'unavailable'],
  ['a time-out', 'timeout', 'unavailable'],
  ['a lost network', 'offline', 'offline'],
  ['an unreadable answer', 'unreadable', 'unexpected'],
] as const)('reports %s as a failure, not as a refusal (D-ERR-07)', async (_, kind, failure) => {
  expect(await attempt(() => Promise.reject(new ApiError(kind)))).toEqual({ kind: 'failed', failure });
});

it('rethrows the end of a session (D-ERR-15)', async () => {
  await expect(attempt(() => Promise.reject(new SessionEnd()))).rejects.toBeInstanceOf(SessionEnd);
});
