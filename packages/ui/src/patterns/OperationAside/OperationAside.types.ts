import type { Money } from '@wallet/core/money/money';
import type { CardLimits } from '../LimitMeters/LimitMeters.tsx';

/** The operation. Determines the texts about its duration and the hints. */
export type AsideOperation =
  | 'sepa-withdrawal'
  | 'sepa-topup'
  | 'card-topup'
  | 'fiat-exchange'
  | 'buy'
  | 'sell'
  | 'send'
  | 'receive'
  | 'travel-rule'
  | 'new-card'
  | 'change-password'
  | 'address-verification'
  | 'biometrics'
  | 'account-closure'
  | 'reports'
  | 'notifications'
  | 'support';

/** A balance that the operation changes. */
export type AsideBalance = {
  readonly name: string;
  readonly now: Money;
  /** What the typed amount adds or removes, in the currency of `now`. null when no amount is typed. */
  readonly change: Money | null;
  readonly direction: 'in' | 'out';
  /** Set when the change is an estimate, because the rate may move before execution. @default false */
  readonly approximate?: boolean;
};

/** How a fee is calculated. Percentages are as the provider writes them: `'0.35'` is 0.35 %. */
export type AsideFee = {
  readonly percent?: string | undefined;
  /** A fixed amount, added to the percentage if there is one. */
  readonly fixed?: Money | undefined;
  /** Minimum fee. */
  readonly atLeast?: Money | undefined;
  /** No fee from this amount on. */
  readonly freeFrom?: Money | undefined;
};

/** Content next to the form of an operation. It follows the input, so pass the parsed values of the form's fields. */
export type OperationAsideView = {
  readonly operation: AsideOperation;
  readonly balances?: readonly AsideBalance[];
  readonly fee?: AsideFee;
  /** Minimum amount. Not accepted itself when `exclusive`. */
  readonly least?: { readonly amount: Money; readonly exclusive?: boolean };
  readonly cardLimits?: CardLimits;
  /** Duration of the network transfer for the selected fee, in minutes as the provider states them. */
  readonly minutes?: string | undefined;
};
