import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';

/** Why no code was sent: the provider refused with a message, or the request failed. */
export type CodeRequestIssue = { readonly kind: 'refused'; readonly message: string } | Failed;

/** The code field is shown only once a code was sent, because confirming requires its uuid (D-PROF-14). */
export type ClosureCode =
  | { readonly kind: 'asking' }
  | { readonly kind: 'notSent'; readonly issue: CodeRequestIssue }
  | {
      readonly kind: 'sent';
      /** The provider's message about where the code was sent; null when there is none. */
      readonly message: string | null;
      /** Epoch milliseconds from which a new code may be requested. */
      readonly resendAt: number;
      /** Why the latest resend failed; null when it did not. */
      readonly issue: CodeRequestIssue | null;
    };

export type AccountClosureScreenProps = {
  readonly code: ClosureCode;
  /** For example '+370***01'. */
  readonly maskedPhone: string;
  /** Requests a code: again after a failure, or a new one when the waiting time is over. */
  readonly onAskCode: () => void;
  /** Closes the account with the code, trimmed. */
  readonly onConfirm: (code: string) => Promise<CallOutcome<'code'>>;
  /** The customer has acknowledged that the account is closed (PROF-026). */
  readonly onGotIt: () => void;
  readonly onBack: () => void;
  /** The clock, in epoch milliseconds. @default Date.now */
  readonly now?: () => number;
};
