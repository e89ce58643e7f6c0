import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { attempt } from './outcome.ts';
import { uploadRules } from './uploadRules.ts';

const uploading = (thrown: Error) => attempt(() => Promise.reject(thrown), uploadRules);

it('a refused file is named by its place, with the provider’s message (CARDS-016)', async () => {
  const message = 'This file type is not supported';
  const fields_errors = [
    { message, property_path: 'documents[1]' },
    { message: 'The file is empty', property_path: 'documents[0]' },
  ];
  expect(await uploading(new Refusal(400, { code: 400, message: 'Validation failed', fields_errors }))).toEqual({
    kind: 'filesRefused',
    message,
    places: [1],
  });
});

it('a refusal of the whole is its message, anything else has failed (CARDS-013, CARDS-016, ERR-011)', async () => {
  expect(await uploading(new Refusal(413, { code: 413, message: 'Total file size has exceeded the limit' }))).toEqual({
    kind: 'refused',
    message: 'Total file size has exceeded the limit',
  });
  expect(await uploading(new ApiError('unavailable'))).toEqual({ kind: 'failed', failure: 'unavailable' });
  expect(await uploading(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('a session end is nobody’s outcome (CARDS-017, ADDR-023)', async () => {
  await expect(uploading(new SessionEnd())).rejects.toThrow(SessionEnd);
});
