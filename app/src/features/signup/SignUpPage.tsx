import { SignUpScreen } from '@wallet/ui/screens/signup/SignUpScreen';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { object, text } from '../../config/readers.ts';
import { loadSignUp } from '../../data/session/useSignUp.ts';
import { readKeptCode } from '../../operations/access/sentCode.ts';
import { usePreloadedEntry } from '../../operations/access/usePreloadedEntry.ts';
import { stepOf, useStepHistory } from '../../operations/page/useStepHistory.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { visitKeys } from '../../storage/keys.ts';
import type { SignUpState } from './signUpFlow.ts';
import { useSignUpFlow } from './useSignUpFlow.ts';

const readState = object({}, { phone: text() });

/** The sign-up (REG). */
export function SignUpPage() {
  const { storage, config, botCheck, lifecycle } = useServices();
  const { state: navigationState, search } = useLocation();
  const navigate = useNavigate();
  const [first] = useState((): SignUpState => {
    const { phone = '' } = readState(navigationState) ?? {};
    const kept = stepOf(navigationState) > 0 ? readKeptCode(storage, 'sign_up') : null;
    if (kept !== null) return { name: 'code', phone: kept.phone, code: kept.code, tenantUuid: kept.tenantUuid, otherMethod: null };
    return { name: 'phone', phone, inviteCode: storage.read(visitKeys.inviteCode) ?? '' };
  });
  const { state, onPhone, switchMethod, goBack, isSessionOver, ...rest } = useSignUpFlow(first);
  const { leave } = useStepHistory(state.name === 'phone' ? 0 : 1, goBack);
  usePreloadedEntry(state.name === 'code', loadSignUp);
  useEffect(() => {
    if (isSessionOver) lifecycle.dropStored();
  }, [isSessionOver, lifecycle]);

  return (
    <SignUpScreen
      {...rest}
      step={state}
      onPhone={onPhone}
      onSwitchMethod={switchMethod}
      onBack={leave}
      onContactSupport={() => void navigate(paths.support.to())}
      onLogIn={(phone) => void navigate(`${paths.login.to()}${search}`, { state: { phone } })}
      botCheck={botCheck.notice}
      policies={config.links}
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={`${paths.login.to()}${search}`}
      supportHref={paths.support.to()}
    />
  );
}
