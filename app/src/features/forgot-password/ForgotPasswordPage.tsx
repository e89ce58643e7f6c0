import { ForgotPasswordScreen } from '@wallet/ui/screens/forgot-password';
import { useLocation, useNavigate } from 'react-router-dom';
import { attemptAccess } from '../../api/toAccessIssue.ts';
import { useForgotPassword } from '../../data/passwords/passwords.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { useServices } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';

/** Requests a temporary password (PWD-019). The query is preserved and the phone is passed in the navigation state (PWD-020). */
export function ForgotPasswordPage() {
  const { storage, clock } = useServices();
  const botCheck = usePreparedBotCheck();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(`${paths.login.to()}${search}`);
  const forgotPassword = useForgotPassword();
  return (
    <ForgotPasswordScreen
      phone={storage.read(deviceKeys.username) ?? ''}
      botCheck={botCheck}
      onBack={goBack}
      onNext={(phone) =>
        attemptAccess(async () => {
          const waitSeconds = await forgotPassword({ username: phone });
          const state = { phone, resendAt: clock.now() + waitSeconds * 1000 };
          void navigate(`${paths.forgotPasswordConfirm.to()}${search}`, { state });
        })
      }
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={`${paths.login.to()}${search}`}
      supportHref={paths.support.to()}
    />
  );
}
