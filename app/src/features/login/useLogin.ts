import type { AccessOutcome } from '@wallet/ui/patterns/CodeStep/SentCode';
import { useCallback, useReducer } from 'react';
import { attemptAccess } from '../../api/attemptAccess.ts';
import { keepCode, toSentCode } from '../../operations/access/sentCode.ts';
import type { CodeRequest } from '../../data/one-time-code/CodeAnswer.ts';
import { useRequestCode } from '../../data/one-time-code/useRequestCode.ts';
import { useSignIn } from '../../data/session/useSignIn.ts';
import { useServices } from '../../providers/Services.ts';
import { forgetAccount } from '../../session/storedSession.ts';
import { visitKeys } from '../../storage/keys.ts';
import { loginFlow, type LoginState } from './loginFlow.ts';

export type Login = {
  readonly state: LoginState;
  readonly onPhone: (phone: string) => Promise<AccessOutcome>;
  readonly onPassword: (password: string) => Promise<AccessOutcome>;
  readonly onCode: (code: string) => Promise<AccessOutcome>;
  readonly onResendCode: () => Promise<AccessOutcome>;
  readonly switchMethod: (by: 'password' | 'code') => void;
  readonly changeAccount: () => void;
  /** The biometric secret is another customer's: the phone step says so (BIO-014). */
  readonly reportOtherUsername: () => void;
  readonly goBack: () => void;
};

/** The flow of the login. When a session begins the app restarts by itself (AUTH-015); the page has nothing to do. */
export function useLogin(first: LoginState): Login {
  const [state, dispatch] = useReducer(loginFlow, first);
  const { storage, clock } = useServices();
  const signIn = useSignIn();
  const requestCode = useRequestCode();

  async function sendCode(phone: string, more: Pick<CodeRequest, 'isResend'>): Promise<void> {
    const answer = await requestCode({ username: phone, intent: 'login', method: 'sms', ...more });
    const code = toSentCode(answer, clock.now());
    const { tenantUuid } = answer;
    keepCode(storage, { intent: 'login', phone, tenantUuid, code });
    dispatch({ name: 'codeSent', phone, code, tenantUuid });
  }

  /** Names that do not match leave nothing of the stored account (AUTH-020). */
  async function attemptSignIn(action: () => Promise<unknown>): Promise<AccessOutcome> {
    const outcome = await attemptAccess(action);
    if (outcome.kind === 'refused' && outcome.issue.kind === 'usernamesDiffer') forgetAccount(storage);
    return outcome;
  }

  const goBack = useCallback(() => {
    storage.remove(visitKeys.sentCode);
    dispatch({ name: 'wentBack' });
  }, [storage]);

  return {
    state,
    goBack,
    onPhone: async (phone) => {
      if (state.name === 'phone' && state.by === 'code') return attemptAccess(() => sendCode(phone, {}));
      dispatch({ name: 'phoneGiven', phone });
      return { kind: 'done' };
    },
    onPassword: (password) => attemptSignIn(() => signIn.byPassword({ username: state.phone, password, by: 'hand' })),
    onCode: (code) =>
      attemptSignIn(async () => {
        if (state.name !== 'code') return;
        await signIn.byCode({ username: state.phone, code, tenantUuid: state.tenantUuid });
        storage.remove(visitKeys.sentCode);
      }),
    onResendCode: async () => {
      const outcome = await attemptAccess(() => sendCode(state.phone, { isResend: true }));
      if (outcome.kind === 'refused') dispatch({ name: 'resendFailed' });
      return outcome;
    },
    switchMethod: (by) => dispatch({ name: 'methodSwitched', by }),
    reportOtherUsername: () => dispatch({ name: 'usernamesDiffered' }),
    changeAccount: () => {
      forgetAccount(storage);
      dispatch({ name: 'accountForgotten' });
    },
  };
}
