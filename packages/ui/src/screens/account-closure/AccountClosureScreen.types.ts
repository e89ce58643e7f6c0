import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';

/** Why no code is on its way: the provider's own words, or a call that came to nothing. */
export type CodeRequestIssue = { readonly kind: 'refused'; readonly message: string } | Failed;

/** Without a uuid a code cannot be confirmed, so there is no field before it (D-PROF-14). */
export type ClosureCode =
  | { readonly kind: 'asking' }
  | { readonly kind: 'notSent'; readonly issue: CodeRequestIssue }
  | {
      readonly kind: 'sent';
      /** The provider's word on where it went; null when it had none. */
      readonly message: string | null;
      /** Epoch milliseconds from which a new code may be asked for. */
      readonly resendAt: number;
      /** A further code could not be had. */
      readonly issue: CodeRequestIssue | null;
    };

export type AccountClosureScreenProps = {
  readonly code: ClosureCode;
  /** '+370***01'. */
  readonly maskedPhone: string;
  /** Asks for a code: at first after a failure, and again when the time is up. */
  readonly onAskCode: () => void;
  /** Closes the account by the code, spaces at its ends cut off. */
  readonly onConfirm: (code: string) => Promise<CallOutcome<'code'>>;
  /** The customer has read that the account is closed (PROF-026). */
  readonly onGotIt: () => void;
  readonly onBack: () => void;
  /** The clock. @default Date.now */
  readonly now?: () => number;
};
