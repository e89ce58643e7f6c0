import type { UserInfo } from '@wallet/contract/customer/user-info';
import { maskEmail } from '@wallet/core/format/masks';
import { type ProfileAddressStatus, type ProfileContent, ProfileScreen } from '@wallet/ui/screens/profile';
import { useNavigate } from 'react-router-dom';
import { useUserInfo } from '../../data/user-info.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { toFullName } from '../../operations/toFullName.ts';
import { paths } from '../../routing/paths.ts';

/** Empty and null both mean unknown (D-PROF-02). */
const toTextOrNull = (text: string | null | undefined): string | null => (text === '' || text === undefined ? null : text);

function toAddressStatus(status: string | undefined): ProfileAddressStatus {
  if (status === 'success') return 'verified';
  return status === 'pending' ? 'pending' : 'needed';
}

/** Maps user info to the profile (PROF-013, D-PROF-01 to D-PROF-04). */
export function toProfile({ dossier, email, username, status, tariff }: UserInfo): ProfileContent {
  const address = dossier?.address;
  const shownEmail = toTextOrNull(email);
  return {
    name: toFullName(dossier),
    // A tariff unknown to this version is shown as Launch (D-USR-03).
    plan: tariff === 'unknown' ? 'Launch' : tariff,
    phone: username,
    email: shownEmail === null ? null : maskEmail(shownEmail),
    address: {
      country: toTextOrNull(address?.country),
      zipCode: toTextOrNull(address?.postalCode),
      region: toTextOrNull(address?.region),
      city: toTextOrNull(address?.city),
      street: toTextOrNull(address?.streetAddress),
    },
    addressStatus: toAddressStatus(address?.verifiedStatus),
    canChangePassword: status === 'on_board',
  };
}

const hrefs = {
  verifyAddress: paths.addressVerification.to(),
  addressBook: paths.addressBook.to(),
  changePassword: paths.changePassword.to(),
  settings: paths.settings.to(),
  support: paths.support.to(),
};

/** The customer's profile (PROF-001). */
export function ProfilePage() {
  const info = useUserInfo();
  const navigate = useNavigate();
  return (
    <ProfileScreen page={toPageState(info, toProfile)} hrefs={hrefs} onCloseAccount={() => void navigate(paths.accountClosure.to())} />
  );
}
