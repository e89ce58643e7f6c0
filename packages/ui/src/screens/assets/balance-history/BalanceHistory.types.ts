import type { WorthChange } from '@wallet/core/history/dayChange';
import type { Money } from '@wallet/core/money/money';
import type { LoadFailure } from '../../../patterns/PageStates/PageState.ts';

/** Number of days in the chart (WISH-017). */
export type HistoryPeriod = '7' | '30' | '90' | '365';

export type BalanceHistoryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  /** The provider has no past prices, so only today's change is shown (D-WISH-03). */
  | { readonly kind: 'absent' }
  /** The history cannot be derived from the provider's orders and rates. */
  | { readonly kind: 'missing' }
  /** Oldest first; `date` is `yyyy-MM-dd`. */
  | { readonly kind: 'ready'; readonly days: readonly { readonly date: string; readonly total: Money }[] };

export type BalanceHistoryProps = {
  /** Code of the coin whose unit price is shown instead of a balance. A price is shown even while balances are hidden. */
  readonly priceOf?: string | undefined;
  /** The chosen period. */
  readonly period: HistoryPeriod;
  /** Another period was chosen. */
  readonly onPeriod: (period: HistoryPeriod) => void;
  /** The points of the line, and whether they have loaded. */
  readonly state: BalanceHistoryState;
  /** Today's change of the balance, shown while there is no line; null hides it when it is unknown (HOME-101). @default null */
  readonly change?: WorthChange | null;
  /** True when the balance above includes holdings without past prices: stocks, bonds, notes. @default false */
  readonly leavesOut?: boolean;
};
