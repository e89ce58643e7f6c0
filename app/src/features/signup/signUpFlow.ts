import type { CodeMethod } from '@wallet/contract/one-time-code';
import type { SentCode } from '@wallet/ui/patterns/CodeStep/SentCode';
import type { SignUpStep } from '@wallet/ui/screens/signup/SignUpScreen.types';

/** The screen's steps; the code's also knows which code it waits for. */
export type SignUpState = Exclude<SignUpStep, { name: 'code' }> | (Extract<SignUpStep, { name: 'code' }> & { readonly tenantUuid: string });

export type SignUpEvent =
  /** The provider would call: nothing is sent before the customer says so (D-REG-07). */
  | { readonly name: 'previewOpened'; readonly phone: string; readonly method: CodeMethod; readonly otherMethod: CodeMethod | null }
  | {
      readonly name: 'codeSent';
      readonly phone: string;
      readonly code: SentCode;
      readonly otherMethod: CodeMethod | null;
      readonly tenantUuid: string;
    }
  | { readonly name: 'methodSwitched'; readonly method: CodeMethod }
  | { readonly name: 'resendFailed' }
  | { readonly name: 'wentBack' };

const opposite: Record<CodeMethod, CodeMethod> = { sms: 'call', call: 'sms' };

/** The method beside the one in use; null where only one is offered. */
export function otherMethodOf(method: CodeMethod, methods: readonly CodeMethod[]): CodeMethod | null {
  return methods.find((offered) => offered !== method) ?? null;
}

/** Phone, perhaps a preview, then the code: no other order (REG-021). Going back keeps the phone (D-REG-16). */
export function signUpFlow(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.name) {
    case 'previewOpened':
      return { name: 'preview', phone: event.phone, method: event.method, otherMethod: event.otherMethod };
    case 'codeSent':
      return { name: 'code', phone: event.phone, code: event.code, otherMethod: event.otherMethod, tenantUuid: event.tenantUuid };
    case 'methodSwitched':
      return state.name === 'phone'
        ? state
        : { name: 'preview', phone: state.phone, method: event.method, otherMethod: opposite[event.method] };
    case 'resendFailed':
      return state.name === 'code' ? { ...state, code: { ...state.code, resendAt: null } } : state;
    case 'wentBack':
      return { name: 'phone', phone: state.phone, inviteCode: state.name === 'phone' ? state.inviteCode : '' };
  }
}
