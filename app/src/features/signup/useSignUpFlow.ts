import type { CodeMethod } from '@wallet/contract/one-time-code';
import type { AccessOutcome, DeliveryFailure } from '@wallet/ui/patterns/CodeStep/SentCode';
import type { SignUpPhoneOutcome } from '@wallet/ui/screens/signup/SignUpScreen.types';
import { useCallback, useReducer } from 'react';
import { attemptAccess } from '../../api/attemptAccess.ts';
import type { CodeRequest } from '../../data/one-time-code/CodeAnswer.ts';
import { useRequestCode } from '../../data/one-time-code/useRequestCode.ts';
import { useSmsDelivery } from '../../data/one-time-code/useSmsDelivery.ts';
import { useSignUp } from '../../data/session/useSignUp.ts';
import { keepCode, toSentCode } from '../../operations/access/sentCode.ts';
import { useServices } from '../../providers/Services.ts';
import { visitKeys } from '../../storage/keys.ts';
import { otherMethodOf, signUpFlow, type SignUpState } from './signUpFlow.ts';
import { toPhoneOutcome } from './toPhoneOutcome.ts';

export type SignUpFlow = {
  readonly state: SignUpState;
  readonly delivery: DeliveryFailure | null;
  /** The token of a session that is no longer one was sent along: nothing of it may stay (D-REG-24). */
  readonly isSessionOver: boolean;
  readonly onPhone: (entry: { readonly phone: string; readonly inviteCode: string }) => Promise<SignUpPhoneOutcome>;
  readonly onGetCode: (method: CodeMethod) => Promise<AccessOutcome>;
  readonly onCode: (code: string) => Promise<AccessOutcome>;
  readonly onResendCode: () => Promise<AccessOutcome>;
  readonly onTimeUp: () => void;
  readonly switchMethod: (method: CodeMethod) => void;
  readonly goBack: () => void;
};

/** The flow of the sign-up. When a session begins the app restarts by itself (REG-013); the page has nothing to do. */
export function useSignUpFlow(first: SignUpState): SignUpFlow {
  const [state, dispatch] = useReducer(signUpFlow, first);
  const { storage, clock } = useServices();
  const requestCode = useRequestCode();
  const signUp = useSignUp();
  const { news, askAgain } = useSmsDelivery(state.name === 'code' && state.code.method === 'sms' ? state.tenantUuid : null);

  async function sendCode(phone: string, more: Pick<CodeRequest, 'method' | 'isResend'>): Promise<void> {
    const inviteCode = storage.read(visitKeys.inviteCode) ?? '';
    const answer = await requestCode({ username: phone, intent: 'sign_up', inviteCode, ...more });
    const { tenantUuid, method, methods, sent } = answer;
    const otherMethod = otherMethodOf(method, methods);
    if (!sent) {
      dispatch({ name: 'previewOpened', phone, method, otherMethod });
      return;
    }
    const code = toSentCode(answer, clock.now());
    keepCode(storage, { intent: 'sign_up', phone, tenantUuid, code });
    dispatch({ name: 'codeSent', phone, code, otherMethod, tenantUuid });
  }

  const goBack = useCallback(() => {
    storage.remove(visitKeys.sentCode);
    dispatch({ name: 'wentBack' });
  }, [storage]);

  return {
    state,
    goBack,
    delivery: news === null || news.kind === 'sessionOver' ? null : news,
    isSessionOver: news?.kind === 'sessionOver',
    onTimeUp: askAgain,
    switchMethod: (method) => dispatch({ name: 'methodSwitched', method }),
    onPhone: async ({ phone, inviteCode }) => {
      if (inviteCode === '') storage.remove(visitKeys.inviteCode);
      else storage.write(visitKeys.inviteCode, inviteCode);
      try {
        await sendCode(phone, {});
        return { kind: 'done' };
      } catch (error) {
        return toPhoneOutcome(error);
      }
    },
    onGetCode: (method) => attemptAccess(() => sendCode(state.phone, { method })),
    onCode: (code) =>
      attemptAccess(async () => {
        if (state.name === 'code') await signUp({ username: state.phone, code, tenantUuid: state.tenantUuid });
      }),
    onResendCode: async () => {
      if (state.name !== 'code') return { kind: 'done' };
      const outcome = await attemptAccess(() => sendCode(state.phone, { method: state.code.method, isResend: true }));
      if (outcome.kind === 'refused') dispatch({ name: 'resendFailed' });
      return outcome;
    },
  };
}
