import type { UserInfo } from '@wallet/contract/customer/user-info';
import { maskEmail } from '@wallet/core/format/masks';
import type { ProfileAddressStatus, ProfileContent } from '@wallet/ui/screens/profile';

/** '' and null are both unknown (D-PROF-02). */
const textOrNull = (text: string | null | undefined): string | null => (text === '' || text === undefined ? null : text);

function addressStatusOf(status: string | undefined): ProfileAddressStatus {
  if (status === 'success') return 'verified';
  return status === 'pending' ? 'pending' : 'needed';
}

/** What the profile shows of user info (PROF-013, D-PROF-01 to D-PROF-04). */
export function toProfile({ dossier, email, username, status, tariff }: UserInfo): ProfileContent {
  const names = [textOrNull(dossier?.personal.givenName), textOrNull(dossier?.personal.familyName)].filter((name) => name !== null);
  const address = dossier?.address;
  const shownEmail = textOrNull(email);
  return {
    name: names.length === 0 ? null : names.join(' '),
    // A tariff that this version does not know reads as Launch (D-USR-03).
    plan: tariff === 'unknown' ? 'Launch' : tariff,
    phone: username,
    email: shownEmail === null ? null : maskEmail(shownEmail),
    address: {
      country: textOrNull(address?.country),
      zipCode: textOrNull(address?.postalCode),
      region: textOrNull(address?.region),
      city: textOrNull(address?.city),
      street: textOrNull(address?.streetAddress),
    },
    addressStatus: addressStatusOf(address?.verifiedStatus),
    canChangePassword: status === 'on_board',
  };
}
