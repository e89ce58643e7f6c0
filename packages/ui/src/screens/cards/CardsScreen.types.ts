import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type CardItem = {
  readonly id: number;
  readonly brand: CardBrand;
  readonly name: string;
  readonly numberFormatted: string;
  readonly holder: string;
  /** MM/YY. */
  readonly expirationDate: string;
  readonly isExpired: boolean;
  readonly status: 'verified' | 'pending' | 'not_verified';
  readonly href: string;
  /** Null when no account can be topped up with it. */
  readonly topUpHref: string | null;
  /** Null when there is nothing to verify. */
  readonly verificationHref: string | null;
};

/** The customer closed the card provider's sheet. No message is shown. */
export type Cancelled = { readonly kind: 'cancelled' };

export type CardsScreenProps = {
  readonly page: PageState<readonly CardItem[]>;
  /** Null while cards are disabled and none can be added (CARDS-018). */
  readonly newCardHref: string | null;
  readonly onDelete: (id: number) => Promise<CallOutcome<never, Cancelled>>;
};

export type CardScreenProps = { readonly card: CardItem; readonly onDelete: CardsScreenProps['onDelete']; readonly onBack: () => void };

export type CardDraft = { readonly number: string; readonly expirationDate: string; readonly cvc: string; readonly holder: string };
