import type { AccessIssue, AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { SentCode } from '../../patterns/CodeStep/SentCode.ts';
import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** Where the login is; a step carries what is known by then. */
export type LoginStep =
  /** The phone, then a password (AUTH-003) or a code (AUTH-009). */
  | {
      readonly name: 'phone';
      readonly by: 'password' | 'code';
      readonly phone: string;
      /** Why the customer is here again. */
      readonly issue?: AccessIssue;
    }
  /** The password; with `givenName` the greeting of a returning customer (AUTH-001). */
  | { readonly name: 'password'; readonly phone: string; readonly givenName: string | null }
  | { readonly name: 'code'; readonly phone: string; readonly code: SentCode };

export type LoginScreenProps = LanguageSwitchProps & {
  readonly step: LoginStep;
  /** The phone step's `Continue`; with `by: 'code'` it asks for a code. */
  readonly onPhone: (phone: string) => Promise<CallOutcome<never, AccessRefused>>;
  readonly onPassword: (password: string) => Promise<CallOutcome<never, AccessRefused>>;
  /** Where the device offers it: signs in by biometrics (AUTH-008). Also run once by itself, unless the customer types (BIO-013). */
  readonly onBiometrics?: (() => Promise<CallOutcome<never, AccessRefused>>) | undefined;
  /** Runs biometrics by itself after this wait; left out, the customer asks for it. */
  readonly biometricsAfterMs?: number | undefined;
  /** Where the browser and the provider have passkeys: logs in by one, without a phone (SCA-008). Null: the sheet was cancelled. */
  readonly onPasskey?: (() => Promise<CallOutcome<never, AccessRefused> | null>) | undefined;
  /** Offers passkeys in the list of a field until it is aborted (SCA-009). Null: nothing came of it. */
  readonly onPasskeyOffer?: ((signal: AbortSignal) => Promise<CallOutcome<never, AccessRefused> | null>) | undefined;
  readonly onCode: (code: string) => Promise<CallOutcome<never, AccessRefused>>;
  readonly onResendCode: () => Promise<CallOutcome<never, AccessRefused>>;
  /** From the password to a one-time code and back (D-AUTH-03). */
  readonly onSwitchMethod: (by: 'password' | 'code') => void;
  /** Forgets the stored customer (D-AUTH-02). */
  readonly onChangeAccount: () => void;
  /** From the password or the code back to the phone, which is kept (D-AUTH-16). */
  readonly onBack: () => void;
  readonly onContactSupport: () => void;
  readonly forgotPasswordHref: string;
  readonly signUpHref: string;
  readonly logInHref: string;
  readonly supportHref: string;
};
