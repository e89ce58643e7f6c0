import { expect, it } from 'vitest';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import { attempt } from './outcome.ts';
import { uploadRules } from './uploadRules.ts';

const attemptUpload = (thrown: Error) => attempt(() => Promise.reject(thrown), uploadRules);

it(`identifies a refused file by its position, with the provider's message (CARDS-016)`, async () => {
  const message = 'This file type is not supported';
  const fields_errors = [
    { message, property_path: 'documents[1]' },
    { message: 'The file is empty', property_path: 'documents[0]' },
  ];
  expect(await attemptUpload(new Refusal(400, { code: 400, message: 'Validation failed', fields_errors }))).toEqual({
    kind: 'filesRefused',
    message,
    places: [1],
  });
});

it('shows the message of a refused upload and treats anything else as failed (CARDS-013, CARDS-016, ERR-011)', async () => {
  expect(await attemptUpload(new Refusal(413, { code: 413, message: 'Total file size has exceeded the limit' }))).toEqual({
    kind: 'refused',
    message: 'Total file size has exceeded the limit',
  });
  expect(await attemptUpload(new ApiError('unavailable'))).toEqual({ kind: 'failed', failure: 'unavailable' });
  expect(await attemptUpload(new ApiError('offline'))).toEqual({ kind: 'failed', failure: 'offline' });
});

it('rethrows the end of a session (CARDS-017, ADDR-023)', async () => {
  await expect(attemptUpload(new SessionEnd())).rejects.toThrow(SessionEnd);
});
