import type { Price, PriceKind } from '@wallet/core/fees/price';
import type { Money } from '@wallet/core/money/money';

/** The costs of an order, recorded when it was placed. The amounts add up to the last unit (RULE-044). */
export type OrderPrice = Price & {
  readonly kind: PriceKind;
  /** Value of one `base` in `quote`, at the middle rate and in the order, as decimal strings. null without a conversion. */
  readonly middleRate: string | null;
  readonly rate: string | null;
  readonly base: string;
  readonly quote: string;
  /** The amount credited or sent. */
  readonly receives: Money;
  /** The network's fee in another currency. */
  readonly networkFee: Money | null;
};

/** A price that is loaded separately from its order. */
export type PriceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The order has no price. Nothing is shown. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly price: OrderPrice };
