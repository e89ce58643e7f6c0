import { ChangePasswordScreen, type PasswordChangeField, type PasswordRateLimited } from '@wallet/ui/screens/change-password';
import type { Refusal } from '../../api/errors.ts';
import { attempt, type FieldNames } from '../../api/outcome.ts';
import { useChangePassword } from '../../data/passwords/passwords.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

const TOO_MANY_ATTEMPTS = 112;

const fields: FieldNames<PasswordChangeField> = {
  old_password: 'oldPassword',
  'new_password.first': 'newPassword',
  'new_password.second': 'repeated',
};

/** Field errors are shown at their field. Too many attempts require a wait (PWD-014, PWD-015, D-PWD-09). */
export const changeRules = {
  fields,
  special: ({ body }: Refusal): PasswordRateLimited | null =>
    body.code === TOO_MANY_ATTEMPTS && body.expired !== undefined ? { kind: 'waiting', seconds: body.expired } : null,
};

/** Changing the password (PWD-014 to PWD-017). The guard admits only customers whose status is on_board (PWD-016). */
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
