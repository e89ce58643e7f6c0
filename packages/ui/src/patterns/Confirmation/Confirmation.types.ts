import type { Money } from '@wallet/core/money/money';
import type { CallOutcome } from '../form/CallOutcome.ts';

/** Operations that move money or change access to the account. */
export type ConfirmedKind =
  | 'card_top_up'
  | 'sepa_top_up'
  | 'withdraw_sepa'
  | 'exchange'
  | 'buy'
  | 'buy_token'
  | 'sell'
  | 'sell_token'
  | 'send'
  | 'send_token'
  | 'send_travel_rule'
  | 'receive_details'
  | 'add_passkey'
  | 'delete_passkey'
  | 'log_out_device'
  | 'log_out_others';

/** What is confirmed, as the customer has to see it. A field that does not apply is null. */
export type ConfirmedOperation = {
  readonly kind: ConfirmedKind;
  readonly amount: Money | null;
  /** An address or an IBAN, shown in full in groups of four. null for the customer's own account, which is shown by name only. */
  readonly payee: string | null;
  readonly payeeName: string | null;
  readonly fee: Money | null;
  /** What is charged, such as the amount with a fee on top. Shown when it is not the amount. @default the amount */
  readonly total?: Money | null | undefined;
  /** As displayed: `1.07853`. */
  readonly rate: string | null;
};

export type ConfirmationMethod = 'passkey' | 'sms' | 'password';

/** Why no confirmation is possible, or not at the moment. `seconds` is the time until codes are accepted again. */
export type ConfirmationStop = { readonly kind: 'stopped'; readonly seconds: number } | { readonly kind: 'expired' };

/** The code that was sent. `resendAt` is when the next one may be requested, in epoch milliseconds. */
export type SentConfirmationCode = { readonly resendAt: number; readonly attemptsLeft?: number | undefined };

export type CodeRequested = CallOutcome<never, ConfirmationStop, SentConfirmationCode>;
export type CodeEntered = CallOutcome<'code', ConfirmationStop>;
export type PasswordEntered = CallOutcome<'password', ConfirmationStop>;
/** `cancelled` means that the browser's sheet was closed. It is not shown as an error. */
export type PasskeyGiven = CallOutcome<never, ConfirmationStop | { readonly kind: 'cancelled' }>;
