import { ChangePasswordScreen } from '@wallet/ui/screens/change-password';
import { attempt } from '../../api/outcome.ts';
import { useChangePassword } from '../../data/passwords/passwords.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useSession } from '../../providers/Services.ts';
import { changeRules } from './changeRules.ts';

/** Changing the password (PWD-014 to PWD-017); the guard lets nobody in whose status is not on_board (PWD-016). */
export function ChangePasswordPage() {
  const session = useSession();
  const changePassword = useChangePassword();
  const goBack = useGoBack(paths.profile.to());
  return (
    <ChangePasswordScreen
      username={session?.username ?? ''}
      onBack={goBack}
      onSave={(change) => attempt(() => changePassword(change), changeRules)}
    />
  );
}
