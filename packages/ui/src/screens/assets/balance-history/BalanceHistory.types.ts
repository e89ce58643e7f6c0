import type { WorthChange } from '@wallet/core/history/dayChange';
import type { Money } from '@wallet/core/money/money';
import type { LoadFailure } from '../../../patterns/PageStates/PageState.ts';

/** How many days are drawn (WISH-017). */
export type HistoryPeriod = '7' | '30' | '90' | '365';

export type BalanceHistoryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  /** The provider tells no past prices: what changed today is all there is (D-WISH-03). */
  | { readonly kind: 'absent' }
  /** The provider's orders and rates do not tell it. */
  | { readonly kind: 'missing' }
  /** Oldest first; `date` is `yyyy-MM-dd`. */
  | { readonly kind: 'ready'; readonly days: readonly { readonly date: string; readonly total: Money }[] };

export type BalanceHistoryProps = {
  /** What the line tells: the worth of what is held, or what one unit cost. A price is nobody's secret. @default 'balance' */
  readonly subject?: 'balance' | 'price';
  readonly period: HistoryPeriod;
  readonly onPeriod: (period: HistoryPeriod) => void;
  readonly state: BalanceHistoryState;
  /** What prices have changed today; null where that is not known: nothing is claimed (HOME-101). @default null */
  readonly change?: WorthChange | null;
  /** Whether something is held whose past prices are not told: stocks, bonds, notes. */
  readonly leavesOut: boolean;
};
