import type { AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { DeliveryFailure, SentCode } from '../../patterns/CodeStep/SentCode.ts';
import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** How a code is delivered. */
export type CodeMethod = 'sms' | 'call';

/** The sign-up step, with the data known by then (REG-021). */
export type SignUpStep =
  | { readonly name: 'phone'; readonly phone: string; readonly inviteCode: string }
  /** Before a code is sent: how it will be delivered, and the alternative if there is one (REG-022). */
  | { readonly name: 'preview'; readonly phone: string; readonly method: CodeMethod; readonly otherMethod: CodeMethod | null }
  | { readonly name: 'code'; readonly phone: string; readonly code: SentCode; readonly otherMethod: CodeMethod | null };

export type SignUpScreenProps = LanguageSwitchProps & {
  readonly step: SignUpStep;
  /** Requests a code. `inviteCode` is '' when none is given. */
  readonly onPhone: (entry: {
    readonly phone: string;
    readonly inviteCode: string;
  }) => Promise<CallOutcome<'phone' | 'inviteCode', AccessRefused>>;
  /** Called by the button of the preview. */
  readonly onGetCode: (method: CodeMethod) => Promise<CallOutcome<never, AccessRefused>>;
  /** Opens the preview of the other method. */
  readonly onSwitchMethod: (method: CodeMethod) => void;
  readonly onCode: (code: string) => Promise<CallOutcome<never, AccessRefused>>;
  readonly onResendCode: () => Promise<CallOutcome<never, AccessRefused>>;
  /** Set when the SMS of the code step was not delivered. @default null */
  readonly delivery?: DeliveryFailure | null;
  /** From now on another code may be requested. */
  readonly onTimeUp?: () => void;
  /** Returns to the phone, which is kept. */
  readonly onBack: () => void;
  readonly onContactSupport: () => void;
  /** Navigates to the login with a phone whose account already exists (D-REG-05). */
  readonly onLogIn: (phone: string) => void;
  readonly botCheck: 'recaptcha' | 'other';
  /** The three policies on the public website (REG-005). */
  readonly policies: { readonly terms: string; readonly privacy: string; readonly cookies: string };
  readonly signUpHref: string;
  readonly logInHref: string;
  readonly supportHref: string;
};
