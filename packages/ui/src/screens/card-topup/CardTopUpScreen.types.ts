import type { CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
import type { Quote, QuotedBy } from '@wallet/core/fees/quote';
import type { Refused } from '../../patterns/form/CallOutcome.ts';
import type { ExceededCardLimit } from '@wallet/core/limits/cardLimits';
import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import type { CardLimits } from '../../patterns/LimitMeters/LimitMeters.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { SepaBank } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';

export type TopUpCard<CardId extends Id = Id> = {
  readonly id: CardId;
  readonly brand: CardBrand;
  readonly name: string;
  readonly holder: string;
  /** MM/YY. */
  readonly expirationDate: string;
  /** An expired card cannot be charged (D-CARDS-03). */
  readonly isExpired: boolean;
  readonly status: 'verified' | 'pending' | 'not_verified';
};

/** Why the payment stopped. Shown until the customer has acknowledged it. */
export type CardTopUpIssue =
  | { readonly kind: 'limit'; readonly exceeded: ExceededCardLimit }
  /** The message of the provider or the card provider; without one a default is shown (CARD-020, CARD-021). */
  | Refused
  /** Polling ended without a result. The warning not to pay again stays on the page (D-CARD-14). */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export type CardTopUpState =
  | { readonly name: 'form'; readonly issue: CardTopUpIssue | null }
  /** From the press until the result, while the order is created, confirmed and polled. */
  | { readonly name: 'processing' };

/** The card provider's own button for Apple Pay or Google Pay. */
export type ExpressTopUp = {
  /** True when the device supports one. Until that is known, nothing is shown. */
  readonly isOffered: boolean;
  /** Renders the button for a valid amount. `total` is what the card is charged, including the fee. */
  readonly render: (payable: { readonly amount: Money; readonly total: Money }) => ReactNode;
};

export type CardTopUpScreenProps<AnyId extends Id = Id> = ScreenProps<'aside' | 'afterForm'> &
  QuotedBy<{
    /** The terms of the default formula: its fee and limits. */
    readonly settings: CardTopUpSettings;
  }> & {
    /** What the payment is doing, or why it stopped. */
    readonly state: CardTopUpState;
    /** The accounts that can be topped up by card. */
    readonly accounts: readonly OperationAccount<AnyId>[];
    /** The cards of the customer. */
    readonly cards: readonly TopUpCard<AnyId>[];
    /** The account's SEPA banks, the other way to top up (D-CUR-16). Not offered without `onBank`. @default none */
    readonly banks?: readonly Pick<SepaBank<AnyId>, 'id' | 'name'>[] | undefined;
    /** One of `accounts`. For any other, nothing is shown. */
    readonly accountId: AnyId;
    /**
     * One of `cards`. For any other, no card is chosen, and the button waits for a choice. With a single way beside the cards, it takes that
     * way; with none, it submits, for a card that is entered afterwards.
     */
    readonly cardId: AnyId;
    /** Shown in full. The default formula refuses what exceeds them. Omit them where there are none. */
    readonly limits?: CardLimits | undefined;
    /** The amount typed on the previous page. */
    readonly draft: string;
    /** Amounts to choose with one press, in units of the account's currency. @default 50, 100 and 500 */
    readonly presets?: readonly string[] | undefined;
    /** True when the form shows the full price (PRICE-001). @default false */
    readonly isPriced?: boolean;
    /** False while cards are disabled: "New card" is not offered (CARD-028), nor without `onNewCard`. @default false */
    readonly canAddCard?: boolean | undefined;
    /** Another account was chosen. `draft` is the typed amount, which is kept. */
    readonly onAccount: (id: AnyId, draft: string) => void;
    /** Another card was chosen. `draft` is the typed amount, which is kept. */
    readonly onCard: (id: AnyId, draft: string) => void;
    /** A bank transfer was chosen instead. `draft` is the typed amount. */
    readonly onBank?: ((id: AnyId, draft: string) => void) | undefined;
    /** A new card was chosen. `draft` is the typed amount. */
    readonly onNewCard?: ((draft: string) => void) | undefined;
    /** Resolves with `done` once the payment is made and the page is left. Resolves with null otherwise; `state` has the reason. */
    readonly onSubmit: (amount: Money, quote: Quote) => Promise<{ readonly kind: 'done' } | null>;
    /** Shown above "Top up" while the typed amount may be paid (THIRD-031). @default null */
    readonly express?: ExpressTopUp | null;
    /** The customer has acknowledged the issue. The typed amount is kept. */
    readonly onIssueRead: () => void;
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** The page to verify a card. Without it there is no link. */
    readonly verificationHref?: string | undefined;
    /** The page of all transactions. */
    readonly transactionsHref: string;
  };
