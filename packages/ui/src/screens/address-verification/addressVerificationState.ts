import type { AddressStatus } from './AddressVerificationScreen.types.ts';

/** `uploading` is choosing and sending; which of the two, the upload itself knows (D-ADDR-08). */
export type AddressVerificationState = 'waitingForStatus' | 'filesUploaded' | 'uploading';

/** Which state the page is in: the first that holds (ADDR-011, ADDR-015, ADDR-026, D-ADDR-08). */
export function addressVerificationState(status: AddressStatus | null, sent: boolean): AddressVerificationState {
  if (status === null) return 'waitingForStatus';
  return sent || status === 'pending' || status === 'verified' ? 'filesUploaded' : 'uploading';
}
