import { ProfileScreen } from '@wallet/ui/screens/profile';
import { useNavigate } from 'react-router-dom';
import { useUserInfo } from '../../data/user-info.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { paths } from '../../routing/paths.ts';
import { toProfile } from './model.ts';

const hrefs = {
  verifyAddress: paths.addressVerification.to(),
  addressBook: paths.addressBook.to(),
  changePassword: paths.changePassword.to(),
  settings: paths.settings.to(),
  support: paths.support.to(),
};

/** Who the customer is to the provider (PROF-001). */
export function ProfilePage() {
  const info = useUserInfo();
  const navigate = useNavigate();
  return (
    <ProfileScreen page={toPageState(info, toProfile)} hrefs={hrefs} onCloseAccount={() => void navigate(paths.accountClosure.to())} />
  );
}
