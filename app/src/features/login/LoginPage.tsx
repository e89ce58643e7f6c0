import { LoginScreen } from '@wallet/ui/screens/login';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadSessionRequests } from '../../data/session/session.ts';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { usePreloadedEntry } from '../../operations/signIn.ts';
import { getStep, useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { usePasskeyLogin } from './passkeyLogin.ts';
import { readPendingCode, readLoginState, toFirstLoginState, useBiometricLogin, useLogin } from './model.ts';

/** The login (AUTH). */
export function LoginPage() {
  const { storage } = useServices();
  const { state: navigationState, search } = useLocation();
  const navigate = useNavigate();
  const { onLanguage } = useChosenLanguage();
  const [first] = useState(() => {
    const entry = readLoginState(navigationState);
    const customer = { username: storage.read(deviceKeys.username), givenName: storage.read(deviceKeys.givenName) };
    return toFirstLoginState({ ...customer, ...entry, keptCode: getStep(navigationState) > 0 ? readPendingCode(storage) : null });
  });
  const { state, onPhone, switchMethod, changeAccount, goBack, reportOtherUsername, ...rest } = useLogin(first);
  // A greeted customer starts with the password.
  const isFirst = state.name === 'phone' || (state.name === 'password' && state.givenName !== null);
  const { leave } = useStepHistory(isFirst ? 0 : 1, goBack);
  const leavePage = useGoBack(`${paths.home.to()}${search}`);
  usePreloadedEntry(state.name !== 'phone', loadSessionRequests);
  usePreparedBotCheck(state.name === 'code' || (state.name === 'phone' && state.by === 'code'));
  const replaceState = (next: object) => void navigate(`${paths.login.to()}${search}`, { replace: true, state: next });

  const passkey = usePasskeyLogin();
  const biometrics = useBiometricLogin(state.phone, () => reportOtherUsername());

  return (
    <LoginScreen
      {...rest}
      {...biometrics}
      {...passkey}
      step={state}
      onPhone={onPhone}
      onSwitchMethod={(by) => {
        switchMethod(by);
        replaceState({ phone: state.phone, ...(by === 'code' ? { showLoginOneTimeCode: true } : {}) });
      }}
      onChangeAccount={() => {
        changeAccount();
        replaceState({});
      }}
      onBack={isFirst ? leavePage : leave}
      onContactSupport={() => void navigate(paths.support.to())}
      forgotPasswordHref={`${paths.forgotPassword.to()}${search}`}
      signUpHref={`${paths.signUp.to()}${search}`}
      logInHref={`${paths.login.to()}${search}`}
      supportHref={paths.support.to()}
      onLanguage={onLanguage}
    />
  );
}
