import type { AddressStatus } from './AddressVerificationScreen.types.ts';

/** `uploading` covers choosing and sending the files; the upload itself knows which of the two it is doing (D-ADDR-08). */
export type AddressVerificationState = 'waitingForStatus' | 'filesUploaded' | 'uploading';

/** Returns the state of the page (ADDR-011, ADDR-015, ADDR-026, D-ADDR-08). */
export function addressVerificationState(status: AddressStatus | null, sent: boolean): AddressVerificationState {
  if (status === null) return 'waitingForStatus';
  return sent || status === 'pending' || status === 'verified' ? 'filesUploaded' : 'uploading';
}
