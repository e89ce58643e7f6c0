import type { UserInfo } from '@wallet/contract/user-info';
import type { AddressStatus } from '@wallet/ui/screens/address-verification/AddressVerificationScreen.types';

/** What the page shows of the address; who has no dossier has proved nothing (ADDR-025, D-ADDR-11). */
export function toAddressStatus({ dossier }: Pick<UserInfo, 'dossier'>): AddressStatus {
  switch (dossier?.address.verifiedStatus ?? 'none') {
    case 'pending':
      return 'pending';
    case 'success':
      return 'verified';
    case 'reject':
      return 'rejected';
    case 'expired':
      return 'expired';
    case 'none':
    case 'unknown':
      return 'notVerified';
  }
}
