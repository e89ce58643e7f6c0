import { accessIssueOf, type AccessRefused, type SentCode } from '@wallet/ui/patterns/CodeStep';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import type { LoginScreenProps, LoginStep } from '@wallet/ui/screens/login';
import { useCallback, useReducer } from 'react';
import { attemptAccess } from '../../api/toAccessIssue.ts';
import { flag, object, text } from '@wallet/core/configuration/readers';
import { useRequestCode } from '../../data/one-time-code/oneTimeCode.ts';
import type { CodeRequest } from '../../data/one-time-code/requests.lazy.ts';
import { sessionRequests, useSignIn } from '../../data/session/session.ts';
import { storeCode, readKeptCode as readKept, toSentCode } from '../../operations/signIn.ts';
import { useBiometricSupport } from '../../operations/useBiometricSupport.ts';
import { useServices } from '../../providers/Services.ts';
import { readActivatedUsername } from '../../session/biometry.ts';
import { forgetAccount } from '../../session/storedSession.ts';
import type { DeviceStorage } from '../../storage/createDeviceStorage.ts';
import { visitKeys } from '../../storage/keys.ts';

export type Login = Pick<LoginScreenProps, 'onPhone' | 'onPassword' | 'onCode' | 'onResendCode'> & {
  readonly state: LoginState;
  readonly switchMethod: (by: 'password' | 'code') => void;
  readonly changeAccount: () => void;
  /** Reports on the phone step that the biometric secret belongs to another customer (BIO-014). */
  readonly reportOtherUsername: () => void;
  readonly goBack: () => void;
};

/** The login flow. When a session begins the app restarts by itself (AUTH-015), so the page does not navigate. */
export function useLogin(first: LoginState): Login {
  const [state, dispatch] = useReducer(reduceLogin, first);
  const { storage, clock } = useServices();
  const signIn = useSignIn();
  const requestCode = useRequestCode();

  async function sendCode(phone: string, more: Pick<CodeRequest, 'isResend'>): Promise<void> {
    const answer = await requestCode({ username: phone, intent: 'login', method: 'sms', ...more });
    const code = toSentCode(answer, clock.now());
    const { tenantUuid } = answer;
    storeCode(storage, { intent: 'login', phone, tenantUuid, code });
    dispatch({ name: 'codeSent', phone, code, tenantUuid });
  }

  /** If the usernames differ, the stored account and its greeting are erased and the phone is requested again (AUTH-020). */
  async function attemptSignIn(action: () => Promise<unknown>): Promise<CallOutcome<never, AccessRefused>> {
    const outcome = await attemptAccess(action);
    if (accessIssueOf(outcome)?.kind === 'usernamesDiffer') {
      forgetAccount(storage);
      dispatch({ name: 'usernamesDiffered' });
    }
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
      if (outcome.kind !== 'done') dispatch({ name: 'resendFailed' });
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

/** The steps of the screen. The code step also identifies the code it expects. */
export type LoginState = Exclude<LoginStep, { name: 'code' }> | (Extract<LoginStep, { name: 'code' }> & { readonly tenantUuid: string });

export type LoginEvent =
  | { readonly name: 'phoneGiven'; readonly phone: string }
  | { readonly name: 'codeSent'; readonly phone: string; readonly code: SentCode; readonly tenantUuid: string }
  | { readonly name: 'methodSwitched'; readonly by: 'password' | 'code' }
  /** `usernamesDiffered`: the account stored on the device and the one being signed in to differ (AUTH-020, BIO-014). */
  | { readonly name: 'resendFailed' | 'accountForgotten' | 'usernamesDiffered' | 'wentBack' };

/** Phone, then password or code (AUTH-003, AUTH-009). Going back keeps the phone (D-AUTH-16). */
export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.name) {
    case 'phoneGiven':
      return { name: 'password', phone: event.phone, givenName: null };
    case 'codeSent':
      return { name: 'code', phone: event.phone, code: event.code, tenantUuid: event.tenantUuid };
    case 'resendFailed':
      return state.name === 'code' ? { ...state, code: { ...state.code, resendAt: null } } : state;
    case 'methodSwitched':
      return { name: 'phone', by: event.by, phone: state.phone };
    case 'usernamesDiffered':
      return { name: 'phone', by: 'password', phone: '', issue: { kind: 'usernamesDiffer' } };
    case 'accountForgotten':
      return { name: 'phone', by: 'password', phone: '' };
    case 'wentBack':
      // The phone form has no previous step.
      if (state.name === 'phone') return state;
      return { name: 'phone', by: state.name === 'code' ? 'code' : 'password', phone: state.phone };
  }
}

/** Delay after which biometric sign-in starts automatically on the login page (LIM-044). */
const BIOMETRICS_DELAY_MS = 700;

export type BiometricLogin = {
  /** Absent when the device does not support it or it is not activated (AUTH-008). */
  readonly onBiometrics?: () => Promise<CallOutcome<never, AccessRefused>>;
  readonly biometricsAfterMs?: number;
};

type BiometricResult = Awaited<ReturnType<typeof sessionRequests.signInByBiometrics>>['kind'];

/** Maps a sign-in by biometrics for the page, which reports only what the device has refused (BIO-011, BIO-017). */
export function toBiometricOutcome(kind: BiometricResult): CallOutcome<never, AccessRefused> {
  switch (kind) {
    case 'failed':
      return { kind: 'accessRefused', issue: { kind: 'biometricsFailed' } };
    case 'lockedOut':
      return { kind: 'accessRefused', issue: { kind: 'biometricsLockedOut' } };
    case 'done':
    case 'nothing':
    case 'usernamesDiffer':
      return { kind: 'done' };
  }
}

/**
 * Biometric sign-in of the customer known to this device.
 * @param onUsernamesDiffer called when the secret belongs to another customer; the stored account has already been reset (BIO-014)
 */
export function useBiometricLogin(username: string, onUsernamesDiffer: () => void): BiometricLogin {
  const services = useServices();
  const isActivated = readActivatedUsername(services.storage) !== null;
  const support = useBiometricSupport(isActivated);
  if (!isActivated || support?.isOn !== true) return {};

  const onBiometrics = async (): Promise<CallOutcome<never, AccessRefused>> => {
    let result: CallOutcome<never, AccessRefused> = { kind: 'done' };
    const outcome = await attemptAccess(async () => {
      const { kind } = await sessionRequests.signInByBiometrics(services, username);
      result = toBiometricOutcome(kind);
      if (kind === 'usernamesDiffer') onUsernamesDiffer();
    });
    return outcome.kind === 'done' ? result : outcome;
  };
  return { onBiometrics, biometricsAfterMs: BIOMETRICS_DELAY_MS };
}

/** Returns the pending login code after a reload (D-AUTH-17, D-REG-15). */
export function readPendingCode(storage: DeviceStorage): Extract<LoginState, { name: 'code' }> | null {
  const login = readKept(storage, 'login');
  return login === null ? null : { name: 'code', phone: login.phone, tenantUuid: login.tenantUuid, code: login.code };
}

const readState = object({}, { showLoginOneTimeCode: flag, phone: text(/^/, 'must be a text') });

/** Reads the login fields of the navigation state (AUTH-009, D-AUTH-22) and ignores everything else. */
export function readLoginState(state: unknown): { showLoginOneTimeCode: boolean; phone: string | null } {
  const { showLoginOneTimeCode = false, phone = '' } = readState(state) ?? {};
  return { showLoginOneTimeCode, phone: phone === '' ? null : phone };
}

/** Data stored on the device and passed in the navigation state. */
export type LoginEntry = {
  readonly username: string | null;
  readonly givenName: string | null;
  /** Navigation state: log in with a one-time code (AUTH-009). */
  readonly showLoginOneTimeCode: boolean;
  /** Navigation state: the phone from sign-up, password reset or an earlier step (D-AUTH-22). */
  readonly phone: string | null;
  /** The pending code when the code step was reloaded (D-AUTH-17). */
  readonly keptCode: Extract<LoginState, { name: 'code' }> | null;
};

/**
 * Chooses the first step: a pending code, the phone for a code, the greeting of a returning customer, or the phone (AUTH-001, AUTH-003,
 * AUTH-009).
 */
export function toFirstLoginState({ username, givenName, showLoginOneTimeCode, phone, keptCode }: LoginEntry): LoginState {
  if (keptCode !== null) return keptCode;
  const knownPhone = phone ?? username ?? '';
  if (showLoginOneTimeCode) return { name: 'phone', by: 'code', phone: knownPhone };
  const isGreeted = username !== null && givenName !== null && knownPhone === username;
  return isGreeted ? { name: 'password', phone: username, givenName } : { name: 'phone', by: 'password', phone: knownPhone };
}
