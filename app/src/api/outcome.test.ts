import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { toOutcome } from './outcome.ts';

const names = { iban: 'iban', 'new_password.first': 'password' } as const;
const refuse = (fields: Record<string, string[]>, message = 'Validation failed') =>
  toOutcome(() => Promise.reject(new Refusal(400, { code: 400, message, fields })), names);

it('answers done when nothing is said against it', async () => {
  expect(await toOutcome(async () => 'anything')).toEqual({ kind: 'done' });
});

it('puts the messages of the provider on the fields of the form (ERR-042)', async () => {
  expect(await refuse({ iban: ['Invalid number', 'Too short'], 'new_password.first': ['Choose another password'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number', password: 'Choose another password' },
  });
});

it('joins the message of a field that the form does not have (D-ERR-10)', async () => {
  expect(await refuse({ iban: ['Invalid number'], amount: ['Not enough funds'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number' },
    message: 'Not enough funds',
  });
});

it('keeps the message of a bad request without fields (ERR-007)', async () => {
  expect(await refuse({}, 'The operation has expired')).toEqual({ kind: 'refused', fields: {}, message: 'The operation has expired' });
});

it('a provider in trouble is told apart from a lost network (D-ERR-07)', async () => {
  expect(await toOutcome(() => Promise.reject(new ApiError('unavailable')))).toEqual({ kind: 'failed', failure: 'unavailable' });
  expect(await toOutcome(() => Promise.reject(new ApiError('offline')))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('a session end is nobody’s outcome (D-ERR-15)', async () => {
  await expect(toOutcome(() => Promise.reject(new SessionEnd()))).rejects.toBeInstanceOf(SessionEnd);
});
