import type { Money } from '@wallet/core/money/money';
import type { CallOutcome } from '../form/CallOutcome.ts';

/** What moves money, and what changes who gets in. */
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

/** What is confirmed, as the customer has to read it; null for what does not belong to it. */
export type ConfirmedOperation = {
  readonly kind: ConfirmedKind;
  readonly amount: Money | null;
  /** An address or an IBAN, shown whole, in groups of four; null for an own account, which has its name alone. */
  readonly payee: string | null;
  readonly payeeName: string | null;
  readonly fee: Money | null;
  /** As it is read: `1.07853`. */
  readonly rate: string | null;
};

export type ConfirmationMethod = 'passkey' | 'sms' | 'password';

/** Why nothing more can be confirmed, or not now. `seconds`: until a code counts again. */
export type ConfirmationStop = { readonly kind: 'stopped'; readonly seconds: number } | { readonly kind: 'expired' };

/** The code that was sent. `resendAt`: when another may be asked for, epoch milliseconds. */
export type CodeOnItsWay = { readonly resendAt: number; readonly attemptsLeft?: number | undefined };

export type CodeRequested = CallOutcome<never, ConfirmationStop, CodeOnItsWay>;
export type CodeEntered = CallOutcome<'code', ConfirmationStop>;
export type PasswordEntered = CallOutcome<'password', ConfirmationStop>;
/** `cancelled`: the browser's sheet was closed; nothing is said of it. */
export type PasskeyGiven = CallOutcome<never, ConfirmationStop | { readonly kind: 'cancelled' }>;
