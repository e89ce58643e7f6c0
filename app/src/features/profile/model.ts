import type { UserInfo } from '@wallet/contract/customer/user-info';
import { maskEmail } from '@wallet/core/format/masks';
import type { ProfileAddressStatus, ProfileContent } from '@wallet/ui/screens/profile';

/** '' and null are both unknown (D-PROF-02). */
const known = (text: string | null | undefined): string | null => (text === '' || text === undefined ? null : text);

function addressStatusOf(status: string | undefined): ProfileAddressStatus {
  if (status === 'success') return 'verified';
  return status === 'pending' ? 'pending' : 'needed';
}

/** What the profile shows of user info (PROF-013, D-PROF-01 to D-PROF-04). */
export function toProfile({ dossier, email, username, status, tariff }: UserInfo): ProfileContent {
  const names = [known(dossier?.personal.givenName), known(dossier?.personal.familyName)].filter((name) => name !== null);
  const address = dossier?.address;
  const shownEmail = known(email);
  return {
    name: names.length === 0 ? null : names.join(' '),
    // A tariff that this version does not know reads as Launch (D-USR-03).
    plan: tariff === 'unknown' ? 'Launch' : tariff,
    phone: username,
    email: shownEmail === null ? null : maskEmail(shownEmail),
    address: {
      country: known(address?.country),
      zipCode: known(address?.postalCode),
      region: known(address?.region),
      city: known(address?.city),
      street: known(address?.streetAddress),
    },
    addressStatus: addressStatusOf(address?.verifiedStatus),
    canChangePassword: status === 'on_board',
  };
}
