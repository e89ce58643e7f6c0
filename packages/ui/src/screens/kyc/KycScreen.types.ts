import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';

/** Where the identity check is (KYC-003 to KYC-008). */
export type KycView =
  /** Nothing applied for yet, or applied and left again. */
  | { readonly name: 'intro'; readonly needsPassport: boolean }
  /** The identity host's own page. */
  | {
      readonly name: 'frame';
      readonly url: string;
      readonly showsCameraWarning: boolean;
      /** Of a host on another origin; absent for the sandbox's own page (THIRD-043). */
      readonly host?: {
        /** What the frame may use: `camera; microphone`. */
        readonly allow: string;
        /** Whether it says that it is there; another one is believed to be when its page has loaded. */
        readonly announces: boolean;
        /** Whether it has said anything yet. */
        readonly hasSpoken: boolean;
      };
    }
  /** The host is done, the provider could not be told: repeated without a second check (D-KYC-13). */
  | { readonly name: 'unfinished'; readonly failure: LoadFailure }
  /** A person looks. */
  | { readonly name: 'moderating' }
  /** A machine looks, for about six minutes. */
  | { readonly name: 'finishing' }
  | { readonly name: 'setPassword'; readonly username: string };

export type KycScreenProps = {
  readonly view: KycView;
  readonly onApply: () => Promise<CallOutcome>;
  /** Receives the frame's window once, to listen to it. Keep its identity. */
  readonly onFrameWindow: (frame: Window | null) => void;
  /** The frame did not come. */
  readonly onFrameFailed?: (reason: 'blocked' | 'slow') => void;
  readonly onCloseCameraWarning: () => void;
  readonly onFinishAgain: () => Promise<CallOutcome>;
  readonly onSavePassword: (password: string) => Promise<CallOutcome<'password'>>;
  readonly onBack: () => void;
  readonly assetsHref: string;
  readonly supportHref: string;
};
