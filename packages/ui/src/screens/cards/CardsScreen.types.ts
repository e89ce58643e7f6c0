import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CardBrand } from '../../foundations/CardMark/cardBrands.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type CardItem<CardId extends Id = Id> = {
  readonly id: CardId;
  readonly brand: CardBrand;
  readonly name: string;
  readonly numberFormatted: string;
  readonly holder: string;
  /** MM/YY. */
  readonly expirationDate: string;
  readonly isExpired: boolean;
  readonly status: 'verified' | 'pending' | 'not_verified';
  readonly href: string;
  /** Null when no account can be topped up with it. @default null */
  readonly topUpHref?: string | null | undefined;
  /** Null when there is nothing to verify. @default null */
  readonly verificationHref?: string | null | undefined;
};

/** The customer closed the card provider's sheet. No message is shown. */
export type Cancelled = { readonly kind: 'cancelled' };

export type CardsScreenProps<CardId extends Id = Id> = ScreenProps<'empty'> & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<readonly CardItem<CardId>[]>;
  /** Null while cards are disabled and none can be added (CARDS-018). @default null */
  readonly newCardHref?: string | null | undefined;
  /** Deletes a card. `cancelled` means that the customer changed their mind. */
  readonly onDelete: (id: CardId) => Promise<CallOutcome<never, Cancelled>>;
};

export type CardScreenProps<CardId extends Id = Id> = ScreenProps & {
  /** The card of this page. */
  readonly card: CardItem<CardId>;
  /** Deletes the card. */
  readonly onDelete: CardsScreenProps<CardId>['onDelete'];
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};

export type CardDraft = { readonly number: string; readonly expirationDate: string; readonly cvc: string; readonly holder: string };
