import type { ExceededCardLimit } from '../limits/cardLimits.ts';
import type { Money } from '../money/money.ts';
import type { Price } from './price.ts';

/** What an operation with an amount costs, and whether the provider accepts it. */
export type Quote = {
  /** Zero when nothing is charged. */
  readonly fee: Money;
  /**
   * What the payer is charged, in the currency of the amount. A fee on top of the amount is included: then it has a row of its own. The
   * balance has to cover it, which the screen checks.
   */
  readonly total: Money;
  /** What the other side receives, in its own currency. */
  readonly arrives: Money;
  /** The minimum, stated at the field. The amount has to reach it. @default none */
  readonly minimum?: Money | undefined;
  /** True where a bank transfer has to exceed the minimum. @default false */
  readonly isMinimumExclusive?: boolean | undefined;
  /**
   * The limit that the amount exceeds, or another reason against it in words. Shown at the field, and instead of what the screen itself says
   * about the balance. @default none
   */
  readonly refusal?: ExceededCardLimit | string | null | undefined;
  /** What the payer lacks to pay the fee of a send, shown at the fee. @default nothing */
  readonly missing?: Money | null | undefined;
  /** False disables the button. */
  readonly isAllowed: boolean;
  /** The parts of the price, all in one currency. @default unknown */
  readonly price?: Price | null | undefined;
};

/**
 * Quotes an amount, which is zero while none is typed. Called while rendering, and for the same amount again and again: it has to be quick
 * and sets no state. Returns null until the price is known. It may then set a timer that asks a server, once for each amount: an effect of
 * the page would not run, because typing renders only the screen. A new function shows the answer, and still knows the earlier ones. A
 * failed request leaves it null: say so in a slot of the screen. Besides what is typed, it is asked about the whole balance when "Use all"
 * is pressed, about the minimum while less is typed, and about up to three smaller amounts when the total exceeds the balance, to find the
 * largest that fits.
 */
export type GetQuote = (amount: Money) => Quote | null;

/**
 * Quotes a send for one of the network's fee offers. `fee` of the quote contains it, and what is more has a row of its own. In another
 * currency than the network's, both have a row.
 */
export type GetSendQuote = (amount: Money, networkFee: Money) => Quote;

/**
 * Either the terms of the default formula, or `quote` for any other. A new function is a new price: figures on the screen follow it.
 */
export type QuotedBy<Terms> =
  | (Terms & { readonly quote?: undefined })
  | ({ readonly [Name in keyof Terms]?: undefined } & {
      /** Quotes each amount, instead of the terms of the default formula. */
      readonly quote: GetQuote;
    });
