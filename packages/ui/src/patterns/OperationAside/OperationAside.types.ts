import type { Money } from '@wallet/core/money/money';
import type { CardLimits } from '../LimitMeters/LimitMeters.tsx';

/** What is being done: it decides what is said of its time, and what has to be known. */
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
  /** What goes or comes by what is typed; null while nothing is. In the currency of `now`. */
  readonly change: Money | null;
  readonly direction: 'in' | 'out';
  /** The change is a guess: a rate that may move before it is executed. @default false */
  readonly approximate?: boolean;
};

/** How a fee comes about; percents as the provider writes them: `'0.35'` is 0.35 %. */
export type AsideFee = {
  readonly percent?: string | undefined;
  /** Taken whatever the amount; beside a percent it is added. */
  readonly fixed?: Money | undefined;
  /** The fee is never less. */
  readonly atLeast?: Money | undefined;
  /** From this amount on there is none. */
  readonly freeFrom?: Money | undefined;
};

/** What is shown beside the form of an operation. It follows the typing: hand on what the form reads out of its fields. */
export type OperationAsideView = {
  readonly operation: AsideOperation;
  readonly balances?: readonly AsideBalance[];
  readonly fee?: AsideFee;
  /** Least amount: itself accepted, or not where it is `exclusive`. */
  readonly least?: { readonly amount: Money; readonly exclusive?: boolean };
  readonly cardLimits?: CardLimits;
  /** How long the network takes, of the chosen fee: minutes as the provider says them. */
  readonly minutes?: string | undefined;
};
