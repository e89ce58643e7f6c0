import type { CardTopUpSettings } from '@wallet/core/fees/cardTopUp';
import type { ExceededCardLimit } from '@wallet/core/limits/cardLimits';
import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { OperationAccount } from '../../patterns/AccountSelect/AccountSelect.tsx';
import type { CardLimits } from '../../patterns/LimitMeters/LimitMeters.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';

export type TopUpCard = {
  readonly id: number;
  readonly brand: CardBrand;
  readonly name: string;
  readonly numberFormatted: string;
  readonly holder: string;
  /** MM/YY. */
  readonly expirationDate: string;
  readonly isExpired: boolean;
  readonly status: 'verified' | 'pending' | 'not_verified';
};

/** Why the payment did not go on, until the customer has read it. */
export type CardTopUpIssue =
  | { readonly kind: 'limit'; readonly exceeded: ExceededCardLimit }
  /** The provider's or the card provider's words; without them the sentence that promises a mend (CARD-020, CARD-021). */
  | { readonly kind: 'refused'; readonly message?: string }
  /** The polling has ended without a result (D-CARD-14). */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

export type CardTopUpState =
  | { readonly name: 'form'; readonly issue: CardTopUpIssue | null }
  /** Between the press and its result: created, confirmed, polled. */
  | { readonly name: 'processing' };

/** The card provider's own button of Apple Pay or Google Pay. */
export type ExpressTopUp = {
  /** Whether the device has one; until it is known nothing stands there. */
  readonly isOffered: boolean;
  /** Draws the button for an amount that may be paid; `total` is what the card is charged, the fee in it. */
  readonly render: (payable: { readonly amount: Money; readonly total: Money }) => ReactNode;
};

export type CardTopUpScreenProps = {
  readonly state: CardTopUpState;
  readonly accounts: readonly OperationAccount[];
  readonly cards: readonly TopUpCard[];
  /** Ids of the SEPA banks of the account: the other way to top up (D-CUR-16). */
  readonly banks: readonly number[];
  readonly accountId: number;
  readonly cardId: number;
  readonly settings: CardTopUpSettings;
  readonly limits: CardLimits;
  /** What was typed on the page before. */
  readonly draft: string;
  /** Whether the form tells its whole price (PRICE-001). @default false */
  readonly isPriced?: boolean;
  /** False while cards are off: "New card" is not offered (CARD-028). */
  readonly canAddCard: boolean;
  readonly onAccount: (id: number, draft: string) => void;
  readonly onCard: (id: number, draft: string) => void;
  readonly onBank: (id: number, draft: string) => void;
  readonly onNewCard: (draft: string) => void;
  /** Done once it is paid, and the page is left; null when nothing was: `state` says what became of it. */
  readonly onSubmit: (amount: Money) => Promise<{ readonly kind: 'done' } | null>;
  /** Stands above "Top up" while the typed amount may be paid (THIRD-031). @default null */
  readonly express?: ExpressTopUp | null;
  /** The issue has been read; what was typed stays. */
  readonly onIssueRead: () => void;
  readonly onBack: () => void;
  /** Where the chosen card is verified. */
  readonly verificationHref: string;
  readonly transactionsHref: string;
};
