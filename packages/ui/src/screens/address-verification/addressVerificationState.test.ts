import { expect, it } from 'vitest';
import { getAddressVerificationState } from './AddressVerificationScreen.tsx';

it.each([
  ['an unknown status (ADDR-011)', null, false, 'waitingForStatus'],
  ['an address that is not verified (ADDR-012)', 'notVerified', false, 'uploading'],
  ['rejected documents (D-ADDR-11)', 'rejected', false, 'uploading'],
  ['expired documents (D-ADDR-11)', 'expired', false, 'uploading'],
  ['sent, although the status could not be read (D-ADDR-08)', 'notVerified', true, 'filesUploaded'],
  ['an address on review (ADDR-015, ADDR-026)', 'pending', false, 'filesUploaded'],
  ['a verified address (ADDR-015, ADDR-026)', 'verified', false, 'filesUploaded'],
] as const)('%s (%s, sent %s) is %s', (_, status, sent, state) => {
  expect(getAddressVerificationState(status, sent)).toBe(state);
});
