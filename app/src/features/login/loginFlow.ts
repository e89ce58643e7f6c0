import type { SentCode } from '@wallet/ui/patterns/CodeStep/SentCode';
import type { LoginStep } from '@wallet/ui/screens/login/LoginScreen.types';

/** The screen's steps; the code's also knows which code it waits for. */
export type LoginState = Exclude<LoginStep, { name: 'code' }> | (Extract<LoginStep, { name: 'code' }> & { readonly tenantUuid: string });

export type LoginEvent =
  | { readonly name: 'phoneGiven'; readonly phone: string }
  | { readonly name: 'codeSent'; readonly phone: string; readonly code: SentCode; readonly tenantUuid: string }
  | { readonly name: 'resendFailed' }
  | { readonly name: 'methodSwitched'; readonly by: 'password' | 'code' }
  | { readonly name: 'accountForgotten' }
  /** The device's account and the one that was tried are not the same (AUTH-020, BIO-014). */
  | { readonly name: 'usernamesDiffered' }
  | { readonly name: 'wentBack' };

/** Phone, then password or code (AUTH-003, AUTH-009); going back keeps the phone (D-AUTH-16). */
export function loginFlow(state: LoginState, event: LoginEvent): LoginState {
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
      // From a form that asks for the phone nothing leads back.
      if (state.name === 'phone') return state;
      return { name: 'phone', by: state.name === 'code' ? 'code' : 'password', phone: state.phone };
  }
}
