import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { toOutcome } from './toOutcome.ts';

const names = { iban: 'iban', 'new_password.first': 'password' } as const;
const refuse = (fields: Record<string, string[]>, message = 'Validation failed') =>
  toOutcome(() => Promise.reject(new Refusal(400, { code: 400, message, fields })), names);

it('answers done when nothing is said against it', async () => {
  expect(await toOutcome(async () => 'anything')).toEqual({ kind: 'done' });
});

it('ERR-042 puts the messages of the provider on the fields of the form', async () => {
  expect(await refuse({ iban: ['Invalid number', 'Too short'], 'new_password.first': ['Choose another password'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number', password: 'Choose another password' },
  });
});

it('D-ERR-10 joins the message of a field that the form does not have', async () => {
  expect(await refuse({ iban: ['Invalid number'], amount: ['Not enough funds'] })).toEqual({
    kind: 'refused',
    fields: { iban: 'Invalid number' },
    message: 'Not enough funds',
  });
});

it('ERR-007 keeps the message of a bad request without fields', async () => {
  expect(await refuse({}, 'The operation has expired')).toEqual({ kind: 'refused', fields: {}, message: 'The operation has expired' });
});

it('D-ERR-07 a provider in trouble is told apart from a lost network', async () => {
  expect(await toOutcome(() => Promise.reject(new ApiError('unavailable')))).toEqual({ kind: 'failed', failure: 'unavailable' });
  expect(await toOutcome(() => Promise.reject(new ApiError('offline')))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('D-ERR-15 a session end is nobody’s outcome', async () => {
  await expect(toOutcome(() => Promise.reject(new SessionEnd()))).rejects.toBeInstanceOf(SessionEnd);
});
