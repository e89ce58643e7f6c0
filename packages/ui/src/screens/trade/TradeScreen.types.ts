import type { Money } from '@wallet/core/money/money';
import type { DeliveryFailure } from '../../patterns/CodeStep/SentCode.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';

/** The fiat account that pays or is credited. */
export type TradeAccount = { readonly id: number; readonly name: string; readonly balance: Money };

/** A coin that can be traded this way; `value` names it among the others. */
export type TradeCoin = { readonly value: string; readonly name: string; readonly balance: Money };

/** What purchase and sale know of the coin and its accounts. */
export type TradeContent = {
  /** 'Bitcoin', 'USD Coin' (D-LEG-02). */
  readonly title: string;
  /** What of the coin may be spent. */
  readonly balance: Money;
  /** All that can be traded this way, and which of them this is. @default this one alone */
  readonly coins?: readonly TradeCoin[] | undefined;
  readonly coin?: string | undefined;
  /** When the price came, in epoch milliseconds of the device; null while nobody knows. @default unknown */
  readonly priceAt?: number | null | undefined;
  /** The moment of the price by the provider's clock, in epoch milliseconds, where the market moves; left out where prices stand still (MKT-010). */
  readonly pricedAt?: number | undefined;
  /** Trading in the coin is paused: nothing is bought or sold meanwhile (MKT-016). @default false */
  readonly isPaused?: boolean | undefined;
  readonly accounts: readonly TradeAccount[];
  readonly accountId: number;
  /** Least amount, itself accepted (D-LEG-07). */
  readonly minimum: Money;
  /** What one coin costs (a purchase) or brings (a sale), in the account's currency; null while nobody knows (D-LEG-05). */
  readonly price: string | null;
  /** What one coin is worth at the middle of the market, null when nobody knows; left out where the provider tells no prices (PRICE-001). */
  readonly middleRate?: string | null | undefined;
  /** A stablecoin without Ether: the customer is warned on entry (LEG-005, D-LEG-18). */
  readonly needsWarning: boolean;
  /** Codes of what is locked until the last transaction completes (LEG-009). */
  readonly locked: readonly string[];
  /** Lead to the transfers on hold that lock them, by code (BRAKE-014). */
  readonly heldHrefs?: Readonly<Record<string, string>> | undefined;
};
export type BuyContent = TradeContent & {
  /** Fixed, taken from the paid amount (D-LEG-06). */
  readonly fee: Money;
};
export type SellContent = TradeContent & {
  /** Balance of the currency that pays the network's fee: of the coin itself where it does. */
  readonly feeBalance: Money;
  /** The coin itself is locked: nothing can be sold before (D-LEG-18). */
  readonly isBlocked: boolean;
};

/**
 * `forbidden`: the words of a missing verification (FX-011). `stopped`: the provider's own words in the error modal (D-LEG-22).
 * `priceChanged`: the price that was shown no longer holds; the page has the new one already (MKT-014, MKT-015).
 */
export type TradeStop = { readonly kind: 'forbidden' } | { readonly kind: 'stopped' | 'priceChanged'; readonly message: string };

export type TradeScreenProps = {
  /** The amount at first: what was typed before the account changed, '' otherwise. */
  readonly draft: string;
  /** Another fiat account; `draft` is what is in the amount and stays. */
  readonly onAccount: (id: number, draft: string) => void;
  /** Another coin, by its `value`; `draft` is what is in the amount. */
  readonly onCoin?: ((coin: string, draft: string) => void) | undefined;
  /** The other way round, with what arrives now as the amount; left out where that is not offered. */
  readonly onSwap?: ((draft: string) => void) | undefined;
  /** Where buying, selling and exchanging are. @default this page alone */
  readonly ways?: TradeWayHrefs | undefined;
  readonly onWay?: ((href: string) => void) | undefined;
  readonly onBack: () => void;
  /** The warning was closed, with its box ticked or not (LEG-006). */
  readonly onWarningClosed: (isNeverAgain: boolean) => void;
  readonly assetsHref: string;
};

export type BuyField = 'amount' | 'account';
export type BuyScreenProps = TradeScreenProps & {
  readonly page: PageState<BuyContent>;
  readonly onSubmit: (amount: Money) => Promise<CallOutcome<BuyField, TradeStop>>;
};

/** One of the network's offers (LEG-011). `speed` is its key, '' never. */
export type FeeOffer = { readonly speed: string; readonly description: string; readonly fee: Money };
export type FeeAnswer =
  | { readonly kind: 'quoted'; readonly offers: readonly FeeOffer[] }
  | { readonly kind: 'refused'; readonly fields: { readonly amount?: string; readonly fee?: string } }
  | Failed;

/** What is typed and chosen; `all` is "Use all", `speed` null the fee 'none' (LEG-010). */
export type SellValues = { readonly amount: string; readonly all: boolean; readonly speed: string | null };
export type SellField = 'amount' | 'fee' | 'account';

/** What will be sold, as the provider prepared it. */
export type SellSummary = {
  readonly amount: Money;
  readonly fee: Money;
  /** Whether a passkey opens it as well as the code (SCA-023). @default false */
  readonly byPasskey?: boolean | undefined;
};
export type SellStep =
  | { readonly name: 'form'; readonly values: SellValues }
  | {
      readonly name: 'code';
      /** Masked. */
      readonly phone: string;
      readonly summary: SellSummary;
      /** Epoch milliseconds of the device; null when that is not known. */
      readonly resendAt: number | null;
      /** 0 once the code can no longer be entered (LEG-038). */
      readonly attemptsLeft?: number | undefined;
      readonly delivery: DeliveryFailure | null;
    };
export type InsufficientFunds = { readonly kind: 'insufficientFunds' };

export type SellScreenProps = TradeScreenProps & {
  readonly page: PageState<SellContent>;
  readonly step: SellStep;
  readonly onAskFee: (question: { readonly amount: string }, signal: AbortSignal) => Promise<FeeAnswer>;
  /** `values` have a speed; the amount is as the field holds it. */
  readonly onSubmit: (values: SellValues) => Promise<CallOutcome<SellField, TradeStop>>;
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code', TradeStop | InsufficientFunds>>;
  readonly onResendCode: () => Promise<CallOutcome<'code', TradeStop | InsufficientFunds>>;
  readonly onContactSupport: () => void;
  readonly onTimeUp: () => void;
  readonly supportHref: string;
};
