import type { Price } from '@wallet/core/fees/price';

/** What the rate of an order was made of, recorded when it was placed (RULE-044). */
export type OrderPrice = Pick<Price, 'markup' | 'markupPercent'> & {
  /** Value of one `base` in `quote` at the middle rate, as a decimal string. null without a conversion. */
  readonly middleRate: string | null;
  readonly base: string;
  readonly quote: string;
};

/** A price that is loaded separately from its order. */
export type PriceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The order has no price. Nothing is shown. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly price: OrderPrice };
