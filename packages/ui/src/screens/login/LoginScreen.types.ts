import type { AccessIssue, AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { SentCode } from '../../patterns/CodeStep/SentCode.ts';
import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** The login step, with the data known by then. */
export type LoginStep =
  /** The phone, followed by a password (AUTH-003) or a code (AUTH-009). */
  | {
      readonly name: 'phone';
      readonly by: 'password' | 'code';
      readonly phone: string;
      /** Why the customer was sent back to this step. */
      readonly issue?: AccessIssue;
    }
  /** The password, where there is `onPassword`. With `givenName`, a returning customer is greeted (AUTH-001). */
  | { readonly name: 'password'; readonly phone: string; readonly givenName: string | null }
  /** The code that was sent, where there is `onCode`. */
  | { readonly name: 'code'; readonly phone: string; readonly code: SentCode };

export type LoginScreenProps = ScreenProps<'afterForm'> &
  LanguageSwitchProps & {
    /** The open step, with its data. */
    readonly step: LoginStep;
    /** Continues from the phone step. With `by: 'code'` it requests a code. */
    readonly onPhone: (phone: string) => Promise<CallOutcome<never, AccessRefused>>;
    /** Checks the typed password. Omit it where customers log in by code only. */
    readonly onPassword?: ((password: string) => Promise<CallOutcome<never, AccessRefused>>) | undefined;
    /**
     * Length of a password in characters, both ends inclusive. A shorter one leaves the button disabled, and the field takes no longer one.
     * @default 6 to 32
     */
    readonly passwordLength?: { readonly min: number; readonly max: number } | undefined;
    /** Signs in by biometrics where the device offers it (AUTH-008). Also runs once automatically unless the customer types (BIO-013). */
    readonly onBiometrics?: (() => Promise<CallOutcome<never, AccessRefused>>) | undefined;
    /** Delay before biometrics start automatically. Omit it to start them on request only. */
    readonly biometricsAfterMs?: number | undefined;
    /**
     * Logs in by passkey without a phone, where the browser and the provider support it (SCA-008). Null means that the sheet was cancelled.
     */
    readonly onPasskey?: (() => Promise<CallOutcome<never, AccessRefused> | null>) | undefined;
    /** Offers passkeys in a field's autofill list until aborted (SCA-009). Null means that none was used. */
    readonly onPasskeyOffer?: ((signal: AbortSignal) => Promise<CallOutcome<never, AccessRefused> | null>) | undefined;
    /** Checks the typed code. A wrong one is `wrongCredentials`. Omit it where they log in by password only. */
    readonly onCode?: ((code: string) => Promise<CallOutcome<never, AccessRefused>>) | undefined;
    /** Requests another code. Without it none is offered. */
    readonly onResendCode?: (() => Promise<CallOutcome<never, AccessRefused>>) | undefined;
    /** Switches from the password to a one-time code and back (D-AUTH-03). Omit it where there is only one of them. */
    readonly onSwitchMethod?: ((by: 'password' | 'code') => void) | undefined;
    /** Forgets the stored customer (D-AUTH-02). Omit it where another cannot log in on this device. */
    readonly onChangeAccount?: (() => void) | undefined;
    /** Returns from the password or the code to the phone, which is kept (D-AUTH-16), and from the phone to the page before it. */
    readonly onBack: () => void;
    /** Opens the support page or chat. Offered when no more codes may be requested. */
    readonly onContactSupport?: (() => void) | undefined;
    /** The page to reset the password. Without it there is no link. */
    readonly forgotPasswordHref?: string | undefined;
    /** The sign-up page. Without it there is no link to it. */
    readonly signUpHref?: string | undefined;
    /** The login page. */
    readonly logInHref?: string | undefined;
    /** The support page. Without it no refusal points to support. */
    readonly supportHref?: string | undefined;
  };
