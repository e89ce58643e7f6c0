import type { Price, PriceKind } from '@wallet/core/fees/price';
import type { Money } from '@wallet/core/money/money';

/** What an order cost, stamped when it was made: the figures add up to the last unit (RULE-044). */
export type OrderPrice = Price & {
  readonly kind: PriceKind;
  /** How many `quote` one `base` was worth at the middle and in the order, as decimal texts; null where nothing is converted. */
  readonly middleRate: string | null;
  readonly rate: string | null;
  readonly base: string;
  readonly quote: string;
  /** What is credited, or sent. */
  readonly receives: Money;
  /** What the network was paid in another currency. */
  readonly networkFee: Money | null;
};

/** A price that is asked for beside its order. */
export type PriceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The order has no price: nothing is shown. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly price: OrderPrice };
