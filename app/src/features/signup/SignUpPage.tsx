import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { SignUpScreen } from '@wallet/ui/screens/signup';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { object, text } from '@wallet/core/configuration/readers';
import { loadSessionRequests } from '../../data/session/session.ts';
import { getStep, useStepHistory } from '../../operations/page/history.ts';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { readKeptCode, usePreloadedEntry } from '../../operations/signIn.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { visitKeys } from '../../storage/keys.ts';
import { type SignUpState, useSignUpFlow } from './model.ts';

const readState = object({}, { phone: text() });

/** The sign-up (REG). */
export function SignUpPage() {
  const { storage, config, lifecycle } = useServices();
  const botCheck = usePreparedBotCheck();
  const { state: navigationState, search } = useLocation();
  const navigate = useNavigate();
  const { onLanguage } = useChosenLanguage();
  const [first] = useState((): SignUpState => {
    const { phone = '' } = readState(navigationState) ?? {};
    const storedCode = getStep(navigationState) > 0 ? readKeptCode(storage, 'sign_up') : null;
    if (storedCode !== null)
      return { name: 'code', phone: storedCode.phone, code: storedCode.code, tenantUuid: storedCode.tenantUuid, otherMethod: null };
    return { name: 'phone', phone, inviteCode: storage.read(visitKeys.inviteCode) ?? '' };
  });
  const { state, onPhone, switchMethod, goBack, isSessionOver, ...rest } = useSignUpFlow(first);
  const { leave } = useStepHistory(state.name === 'phone' ? 0 : 1, goBack);
  usePreloadedEntry(state.name === 'code', loadSessionRequests);
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
      botCheck={botCheck}
      policies={config.links}
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={`${paths.login.to()}${search}`}
      supportHref={paths.support.to()}
      onLanguage={onLanguage}
    />
  );
}
