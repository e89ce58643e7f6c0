import { temporaryPasswordResendSeconds } from '@wallet/core/limits/limits';
import { accessIssueOf } from '@wallet/ui/patterns/CodeStep';
import { InstructionsScreen } from '@wallet/ui/screens/forgot-password';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { attemptAccess } from '../../api/toAccessIssue.ts';
import { object, text, whole } from '@wallet/core/configuration/readers';
import { useForgotPassword } from '../../data/passwords/passwords.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { useServices } from '../../providers/Services.ts';

const readState = object({ phone: text() }, { resendAt: whole() });

function Instructions({ phone, first }: { readonly phone: string; readonly first: number | undefined }) {
  const { clock } = useServices();
  const botCheck = usePreparedBotCheck();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(`${paths.forgotPassword.to()}${search}`);
  const forgotPassword = useForgotPassword();
  const [resendAt, setResendAt] = useState<number | null>(() => first ?? clock.now() + temporaryPasswordResendSeconds * 1000);
  const [attemptsLeft, setAttemptsLeft] = useState<number | undefined>();
  const logInHref = `${paths.login.to()}${search}`;
  return (
    <InstructionsScreen
      phone={phone}
      resendAt={resendAt}
      attemptsLeft={attemptsLeft}
      botCheck={botCheck}
      onBack={goBack}
      onResend={async () => {
        const outcome = await attemptAccess(async () => {
          const next = clock.now() + (await forgotPassword({ username: phone, isResend: true })) * 1000;
          setResendAt(next);
          void navigate(`${pathname}${search}`, { replace: true, state: { phone, resendAt: next } });
        });
        if (outcome.kind === 'done') return outcome;
        if (accessIssueOf(outcome)?.kind === 'noMoreCodes') setAttemptsLeft(0);
        else setResendAt(null);
        return outcome;
      }}
      onContactSupport={() => void navigate(paths.support.to())}
      onLogIn={() => void navigate(logInHref, { state: { phone } })}
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={logInHref}
      supportHref={paths.support.to()}
    />
  );
}

/** Confirms that the SMS was sent (PWD-022 to PWD-025). Without a phone it redirects to the request (D-PWD-20). */
export function InstructionsPage() {
  const { state, search } = useLocation();
  const entry = readState(state);
  if (entry === undefined) return <Navigate to={`${paths.forgotPassword.to()}${search}`} replace />;
  return <Instructions phone={entry.phone} first={entry.resendAt} />;
}
