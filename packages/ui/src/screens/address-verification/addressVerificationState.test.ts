import { expect, it } from 'vitest';
import { addressVerificationState } from './addressVerificationState.ts';

it.each([
  ['ADDR-011 an unknown status', null, false, 'waitingForStatus'],
  ['ADDR-012 an address that is not verified', 'notVerified', false, 'uploading'],
  ['D-ADDR-11 rejected documents', 'rejected', false, 'uploading'],
  ['D-ADDR-11 expired documents', 'expired', false, 'uploading'],
  ['D-ADDR-08 sent, although the status could not be read', 'notVerified', true, 'filesUploaded'],
  ['ADDR-015 ADDR-026 an address on review', 'pending', false, 'filesUploaded'],
  ['ADDR-015 ADDR-026 a verified address', 'verified', false, 'filesUploaded'],
] as const)('%s (%s, sent %s) is %s', (_, status, sent, state) => {
  expect(addressVerificationState(status, sent)).toBe(state);
});
