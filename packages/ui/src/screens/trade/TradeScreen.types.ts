import type { Quote, QuotedBy } from '@wallet/core/fees/quote';
import type { Money } from '@wallet/core/money/money';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { DeliveryFailure } from '../../patterns/CodeStep/SentCode.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { TradeWayHrefs } from '../../patterns/trade/TradeWays.tsx';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';

/** The fiat account that pays or is credited. */
export type TradeAccount<AccountId extends Id = Id> = {
  readonly id: AccountId;
  /** As the customer knows the account. Left out, it is named after its currency in the reader's language, for example 'Euro' (D-FMT-32). */
  readonly name?: string | undefined;
  /** Tells two accounts of one name apart (D-FMT-36). */
  readonly provider?: string;
  readonly balance: Money;
};

/** A coin that can be traded this way. `value` identifies it among the others. */
export type TradeCoin = { readonly value: string; readonly name: string; readonly balance: Money };

/** Data of the coin and its accounts, shared by purchase and sale. */
export type TradeContent<AccountId extends Id = Id> = {
  /** For example 'Bitcoin' or 'USD Coin' (D-LEG-02). */
  readonly title: string;
  /** The balance of the coin that may be spent. */
  readonly balance: Money;
  /** All coins that can be traded this way, and the selected one. Not offered without `onCoin`. @default this coin only */
  readonly coins?: readonly TradeCoin[] | undefined;
  readonly coin?: string | undefined;
  /** When the price was received, in epoch milliseconds of the device; null while unknown. @default unknown */
  readonly priceAt?: number | null | undefined;
  /** The time of the price by the provider's clock, in epoch milliseconds, in a moving market; omitted where prices are fixed (MKT-010). */
  readonly pricedAt?: number | undefined;
  /** Trading in the coin is paused; nothing can be bought or sold (MKT-016). @default false */
  readonly isPaused?: boolean | undefined;
  readonly accounts: readonly TradeAccount<AccountId>[];
  /** One of `accounts`. */
  readonly accountId: AccountId;
  /** Price of one coin for a purchase, or its proceeds for a sale, in the account's currency; null while unknown (D-LEG-05). */
  readonly price: string | null;
  /** Mid-market value of one coin; null while unknown, omitted when the provider does not disclose prices (PRICE-001). */
  readonly middleRate?: string | null | undefined;
  /** True for a stablecoin without Ether, which requires a warning on entry (LEG-005, D-LEG-18). @default false */
  readonly needsWarning?: boolean | undefined;
  /**
   * Codes of the currencies that are locked until the last transaction completes (LEG-009). It is only stated: the quote, `isBlocked` and the
   * provider decide what can be ordered. @default none
   */
  readonly locked?: readonly string[] | undefined;
  /** Links to the transfers on hold that lock them, by code (BRAKE-014). */
  readonly heldHrefs?: Readonly<Record<string, string>> | undefined;
};
export type BuyContent<AccountId extends Id = Id> = TradeContent<AccountId> &
  QuotedBy<{
    /** Minimum amount, inclusive (D-LEG-07). */
    readonly minimum: Money;
    /** Fixed, deducted from the paid amount (D-LEG-06). */
    readonly fee: Money;
  }>;
/** A `quote` of a sale leaves out the network's fee, which is requested separately. */
export type SellContent<AccountId extends Id = Id> = TradeContent<AccountId> &
  QuotedBy<{
    /** Minimum amount, inclusive (D-LEG-07). */
    readonly minimum: Money;
  }> & {
    /** Balance of the currency that pays the network fee, which may be the coin itself. */
    readonly feeBalance: Money;
    /** True while the coin itself is locked and cannot be sold (D-LEG-18). @default false */
    readonly isBlocked?: boolean | undefined;
  };

/**
 * `forbidden`: shown with the text of a missing verification (FX-011). `stopped`: the provider's message in the error modal (D-LEG-22).
 * `priceChanged`: the shown price is no longer valid, and the page already has the new one (MKT-014, MKT-015).
 */
export type TradeRefusal = { readonly kind: 'forbidden' } | { readonly kind: 'stopped' | 'priceChanged'; readonly message: string };

export type TradeScreenProps<AccountId extends Id = Id> = ScreenProps<'aside' | 'afterForm'> & {
  /** The initial amount: what was typed before the account changed, otherwise ''. In a sale, the amount of the step comes first. */
  readonly draft: string;
  /** Changes the fiat account. `draft` is the typed amount, which is kept. */
  readonly onAccount: (id: AccountId, draft: string) => void;
  /** Changes the coin by its `value`. `draft` is the typed amount. */
  readonly onCoin?: ((coin: string, draft: string) => void) | undefined;
  /** Reverses the direction, with the current result as the amount. Omit it where that is not offered. */
  readonly onSwap?: ((draft: string) => void) | undefined;
  /** Links to the pages to buy, sell and exchange. @default this page only */
  readonly ways?: TradeWayHrefs | undefined;
  /** Another kind of trade was chosen, by its link. */
  readonly onWay?: ((href: string) => void) | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The warning was closed, with its checkbox ticked or not (LEG-006). Without it there is no checkbox. */
  readonly onWarningClosed?: ((isNeverAgain: boolean) => void) | undefined;
  /** The home page of a customer. */
  readonly assetsHref: string;
};

export type BuyField = 'amount' | 'account';
export type BuyScreenProps<AccountId extends Id = Id> = TradeScreenProps<AccountId> & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<BuyContent<AccountId>>;
  /** Buys. `quote` is what the screen shows. Resolves with null when nothing was sent. */
  readonly onSubmit: (amount: Money, quote: Quote) => Promise<CallOutcome<BuyField, TradeRefusal> | null>;
};

/** One of the network's fee offers (LEG-011). `speed` is its key and never ''. An only one is chosen once it is there. */
export type FeeOffer = { readonly speed: string; readonly description: string; readonly fee: Money };
export type FeeAnswer =
  /** No offers: the sale has no network fee. */
  | { readonly kind: 'quoted'; readonly offers: readonly FeeOffer[] }
  | { readonly kind: 'refused'; readonly fields: { readonly amount?: string; readonly fee?: string } }
  | Failed;

/** Typed and chosen values. `all` means "Use all". `speed` is null while no fee is chosen (LEG-010), and
 * where there is none. */
export type SellValues = { readonly amount: string; readonly all: boolean; readonly speed: string | null };
export type SellField = 'amount' | 'fee' | 'account';

/** The sale as prepared by the provider. */
export type SellSummary = {
  readonly amount: Money;
  /** Of the network. Omit it where there is none. */
  readonly fee?: Money | undefined;
  /** True when a passkey confirms it as well as the code (SCA-023). @default false */
  readonly byPasskey?: boolean | undefined;
};
export type SellStep =
  | { readonly name: 'form'; readonly values: SellValues }
  | {
      readonly name: 'code';
      /** Masked. */
      readonly phone: string;
      readonly summary: SellSummary;
      /** Epoch milliseconds of the device; null when unknown. */
      readonly resendAt: number | null;
      /** 0 once the code can no longer be entered (LEG-038). */
      readonly attemptsLeft?: number | undefined;
      /** Set when the code was not delivered. @default null */
      readonly delivery?: DeliveryFailure | null | undefined;
    };
export type InsufficientFunds = { readonly kind: 'insufficientFunds' };

export type SellScreenProps<AccountId extends Id = Id> = TradeScreenProps<AccountId> & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<SellContent<AccountId>>;
  /** The open step, with its data. */
  readonly step: SellStep;
  /**
   * Asks for the network's fee offers when the customer opens their picker (LEG-027). After an answer without any it asks for each later amount
   * by itself. The signal aborts a request whose answer is no longer needed. Omit it where a sale has no network fee.
   */
  readonly onAskFee?: ((question: { readonly amount: string }, signal: AbortSignal) => Promise<FeeAnswer>) | undefined;
  /**
   * `values` include a speed, unless there is no network fee; then `networkFee` is null too. The amount is the text of the field. Resolves
   * with null when nothing was sent.
   */
  readonly onSubmit: (values: SellValues, quote: Quote, networkFee: Money | null) => Promise<CallOutcome<SellField, TradeRefusal> | null>;
  /** Null means that a passkey replaces the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code', TradeRefusal | InsufficientFunds>>;
  /** Requests another code. */
  readonly onResendCode: () => Promise<CallOutcome<'code', TradeRefusal | InsufficientFunds>>;
  /** Opens the support page or chat. */
  readonly onContactSupport: () => void;
  /** From now on another code may be requested. */
  readonly onTimeUp: () => void;
  /** The support page. */
  readonly supportHref: string;
};
