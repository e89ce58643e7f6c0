import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { toUploadOutcome } from './toUploadOutcome.ts';

it('a refused file is named by its place, with the provider’s message (CARDS-016)', () => {
  const message = 'This file type is not supported';
  const fields_errors = [
    { message, property_path: 'documents[1]' },
    { message: 'The file is empty', property_path: 'documents[0]' },
  ];
  expect(toUploadOutcome(new Refusal(400, { code: 400, message: 'Validation failed', fields_errors }))).toEqual({
    kind: 'refused',
    message,
    places: [1],
  });
});

it('a refusal of the whole is its message, anything else has failed (CARDS-013, CARDS-016)', () => {
  expect(toUploadOutcome(new Refusal(413, { code: 413, message: 'Total file size has exceeded the limit' }))).toEqual({
    kind: 'refused',
    message: 'Total file size has exceeded the limit',
    places: [],
  });
  expect(toUploadOutcome(new ApiError('unavailable'))).toEqual({ kind: 'failed', isNetwork: false });
  expect(toUploadOutcome(new ApiError('offline'))).toEqual({ kind: 'failed', isNetwork: true });
});

it('a session end is nobody’s outcome (CARDS-017)', () => {
  expect(() => toUploadOutcome(new SessionEnd())).toThrow(SessionEnd);
});
