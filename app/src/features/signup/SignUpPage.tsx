import type { CodeMethod } from '@wallet/contract/access/one-time-code';
import type { AccessRefused, DeliveryFailure, SentCode } from '@wallet/ui/patterns/CodeStep';
import type { Refused } from '@wallet/ui/patterns/form';
import { type SignUpScreenProps, type SignUpStep, SignUpScreen } from '@wallet/ui/screens/signup';
import { useCallback, useReducer, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { object, text } from '@wallet/core/configuration/readers';
import { toAccessRefused, attemptAccess } from '../../api/toAccessIssue.ts';
import type { Refusal } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useRequestCode, useSmsDelivery } from '../../data/one-time-code/oneTimeCode.ts';
import type { CodeRequest } from '../../data/one-time-code/requests.lazy.ts';
import { useSignUp, loadSessionRequests } from '../../data/session/session.ts';
import { storeCode, toSentCode, readKeptCode, usePreloadedEntry } from '../../operations/signIn.ts';
import { useServices } from '../../providers/Services.ts';
import { visitKeys } from '../../storage/keys.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { getStep, useGoBack, useStepHistory } from '../../operations/page/history.ts';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { paths } from '../../routing/paths.ts';

const VALIDATION_FAILED = 400;

/** Maps a refused code request to messages for the fields that the provider names, else to an access issue (D-REG-03, D-REG-20). */
export function toPhoneRefusal(refusal: Refusal): Refused<'phone' | 'inviteCode'> | AccessRefused {
  const { code, fields = {} } = refusal.body;
  const [phone, inviteCode] = code === VALIDATION_FAILED ? [fields['username']?.[0], fields['invite_code']?.[0]] : [];
  if (phone === undefined && inviteCode === undefined) return toAccessRefused(refusal);
  return { kind: 'refused', fields: { ...(phone === undefined ? {} : { phone }), ...(inviteCode === undefined ? {} : { inviteCode }) } };
}

type SignUpFlow = Pick<SignUpScreenProps, 'onPhone' | 'onGetCode' | 'onCode' | 'onResendCode'> & {
  readonly state: SignUpState;
  readonly delivery: DeliveryFailure | null;
  /** True when the token of an expired session was sent along. Nothing of that session may remain (D-REG-24). */
  readonly isSessionOver: boolean;
  readonly onTimeUp: () => void;
  readonly switchMethod: (method: CodeMethod) => void;
  readonly goBack: () => void;
};

/** The sign-up flow. When a session begins the app restarts by itself (REG-013), so the page does not navigate. */
function useSignUpFlow(first: SignUpState): SignUpFlow {
  const [state, dispatch] = useReducer(reduceSignUp, first);
  const { storage, clock } = useServices();
  const requestCode = useRequestCode();
  const signUp = useSignUp();
  const { news, askAgain } = useSmsDelivery(state.name === 'code' && state.code.method === 'sms' ? state.tenantUuid : null);

  async function sendCode(phone: string, more: Pick<CodeRequest, 'method' | 'isResend'>): Promise<void> {
    const inviteCode = storage.read(visitKeys.inviteCode) ?? '';
    const answer = await requestCode({ username: phone, intent: 'sign_up', inviteCode, ...more });
    const { tenantUuid, method, methods, sent } = answer;
    const otherMethod = getOtherMethod(method, methods);
    if (!sent) {
      dispatch({ name: 'previewOpened', phone, method, otherMethod });
      return;
    }
    const code = toSentCode(answer, clock.now());
    storeCode(storage, { intent: 'sign_up', phone, tenantUuid, code });
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
      return attempt(() => sendCode(phone, {}), { special: toPhoneRefusal, otherwise: toAccessRefused });
    },
    onGetCode: (method) => attemptAccess(() => sendCode(state.phone, { method })),
    onCode: (code) =>
      attemptAccess(async () => {
        if (state.name === 'code') await signUp({ username: state.phone, code, tenantUuid: state.tenantUuid });
      }),
    onResendCode: async () => {
      if (state.name !== 'code') return { kind: 'done' };
      const outcome = await attemptAccess(() => sendCode(state.phone, { method: state.code.method, isResend: true }));
      if (outcome.kind !== 'done') dispatch({ name: 'resendFailed' });
      return outcome;
    },
  };
}

/** The steps of the screen. The code step also identifies the code it expects. */
export type SignUpState = Exclude<SignUpStep, { name: 'code' }> | (Extract<SignUpStep, { name: 'code' }> & { readonly tenantUuid: string });

type SignUpEvent =
  /** The provider would call. Nothing is sent before the customer requests it (D-REG-07). */
  | { readonly name: 'previewOpened'; readonly phone: string; readonly method: CodeMethod; readonly otherMethod: CodeMethod | null }
  | {
      readonly name: 'codeSent';
      readonly phone: string;
      readonly code: SentCode;
      readonly otherMethod: CodeMethod | null;
      readonly tenantUuid: string;
    }
  | { readonly name: 'methodSwitched'; readonly method: CodeMethod }
  | { readonly name: 'resendFailed' | 'wentBack' };

const otherMethods: Record<CodeMethod, CodeMethod> = { sms: 'call', call: 'sms' };

/** Returns the alternative to the current method, or null when only one is offered. */
export function getOtherMethod(method: CodeMethod, methods: readonly CodeMethod[]): CodeMethod | null {
  return methods.find((offered) => offered !== method) ?? null;
}

/** Phone, optionally a preview, then the code, in no other order (REG-021). Going back keeps the phone (D-REG-16). */
export function reduceSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.name) {
    case 'previewOpened':
      return { name: 'preview', phone: event.phone, method: event.method, otherMethod: event.otherMethod };
    case 'codeSent':
      return { name: 'code', phone: event.phone, code: event.code, otherMethod: event.otherMethod, tenantUuid: event.tenantUuid };
    case 'methodSwitched':
      return state.name === 'phone'
        ? state
        : { name: 'preview', phone: state.phone, method: event.method, otherMethod: otherMethods[event.method] };
    case 'resendFailed':
      return state.name === 'code' ? { ...state, code: { ...state.code, resendAt: null } } : state;
    case 'wentBack':
      return { name: 'phone', phone: state.phone, inviteCode: state.name === 'phone' ? state.inviteCode : '' };
  }
}

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
  const leavePage = useGoBack(`${paths.home.to()}${search}`);
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
      onBack={state.name === 'phone' ? leavePage : leave}
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
