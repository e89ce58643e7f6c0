import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PasswordCriterion } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** Step of the identity check (KYC-003 to KYC-008). */
export type KycView =
  /** Not applied yet, or applied and abandoned. */
  | { readonly name: 'intro'; readonly needsPassport: boolean }
  /** The identity host's own page. */
  | {
      readonly name: 'frame';
      readonly url: string;
      readonly showsCameraWarning: boolean;
      /** For a host on another origin; omit it for a page of your own origin (THIRD-043). */
      readonly host?: {
        /** Permissions of the frame: `camera; microphone`. */
        readonly allow: string;
        /** True when the host announces that it is ready. Any other counts as ready when its page has loaded. */
        readonly announces: boolean;
        /** True once the host has sent a message. */
        readonly hasSpoken: boolean;
      };
    }
  /** The host has finished, but the provider could not be notified. The notification is retried without a second check (D-KYC-13). */
  | { readonly name: 'unfinished'; readonly failure: LoadFailure }
  /** Under review by a person. */
  | { readonly name: 'moderating' }
  /** Under automatic review, which takes about six minutes. */
  | { readonly name: 'finishing' }
  | { readonly name: 'setPassword'; readonly username: string };

export type KycScreenProps = ScreenProps<'afterForm'> & {
  /** The step of the check. */
  readonly view: KycView;
  /** Starts the application. */
  readonly onApply: () => Promise<CallOutcome>;
  /** Receives the frame's window once, to listen to its messages, and null when it is removed. Must be referentially stable. */
  readonly onFrameWindow: (frame: Window | null) => void;
  /** The frame of the check was blocked or is slow. */
  readonly onFrameFailed?: (reason: 'blocked' | 'slow') => void;
  /** The warning that there is no camera was closed. */
  readonly onCloseCameraWarning: () => void;
  /** Completes the registration once more, after a failure. */
  readonly onFinishAgain: () => Promise<CallOutcome>;
  /** Sets the password that completes the registration. */
  readonly onSavePassword: (password: string) => Promise<CallOutcome<'password'>>;
  /**
   * Criteria of the password that is set, ticked below its field. It has to meet all of them, and no other rule applies to it.
   * @default 8 to 32 characters of printable ASCII without the space, with a lowercase letter, an uppercase letter and a digit
   */
  readonly criteria?: readonly PasswordCriterion[] | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The home page of a customer. */
  readonly assetsHref: string;
  /** The support page. */
  readonly supportHref: string;
};
