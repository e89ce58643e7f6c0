import type { Money } from '@wallet/core/money/money';
import type { ComponentType, ReactNode } from 'react';

/** What the card provider's confirmation came to. `message` is the provider's, '' where it has none. */
export type CardConfirmation =
  { readonly kind: 'done' } | { readonly kind: 'cancelled' } | { readonly kind: 'failed'; readonly message: string };

/** A card as it is typed into fields of the app: only where the card provider is a stand-in (D-CARDS-04). */
export type TypedCard = {
  readonly number: string;
  /** MM/YY. */
  readonly expirationDate: string;
  readonly cvc: string;
  readonly holder: string;
};

/** Where a payment is that was begun before the page was loaded (D-CARD-17); `unknown`: it cannot be told here, the provider can. */
export type PaymentState = 'paid' | 'open' | 'failed' | 'unknown';

/** A field of the card provider's. */
export type ProviderField = { readonly element: ReactNode; readonly issue?: string | undefined; readonly focus: () => void };

/** The card provider's own fields for a new card, and how they are doing (THIRD-021, THIRD-024). */
export type CardFieldsView = {
  readonly state: 'loading' | 'slow' | 'ready' | 'failed' | 'offline';
  readonly number: ProviderField;
  readonly expirationDate: ProviderField;
  readonly cvc: ProviderField;
  readonly onRetry: () => void;
};
export type CardFieldsProps = { readonly children: (view: CardFieldsView) => ReactNode };

/** A payment that the customer has agreed to in the sheet of Apple Pay or Google Pay; the sheet waits for what becomes of it. */
export type ExpressPayment = {
  /** Hands over what the sheet has collected, before a payment is created. */
  readonly submit: () => Promise<CardConfirmation>;
  readonly confirm: (clientSecret: string) => Promise<CardConfirmation>;
  /** No payment was created: the sheet says so and closes. */
  readonly refuse: () => void;
};
export type ExpressCheckoutProps = {
  /** What the sheet names and the card is charged: the fee is in it (RULE-006). */
  readonly total: Money;
  /** Told whether the device offers a wallet, once that is known; false again when the button goes. */
  readonly onOffered: (isOffered: boolean) => void;
  readonly onAgreed: (payment: ExpressPayment) => void;
};

/** The card provider in the browser or in the native wrapper (D-CARDS-11). */
export type CardPayment = {
  /** Makes it ready, loading its script where it has one; rejects when that fails, and can be asked again (D-CARD-24). */
  readonly prepare: () => Promise<void>;
  /** @param paymentMethod of a saved card; null lets the customer enter one in the sheet */
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<CardConfirmation>;
  /** @param card as typed; null where the provider's own element or sheet takes it */
  readonly setUpCard: (asked: { readonly clientSecret: string; readonly card: TypedCard | null }) => Promise<CardConfirmation>;
  readonly readPayment: (clientSecret: string) => Promise<PaymentState>;
  /** Whether a sheet of the card provider's asks for a new card, so that the page has no fields (CARDS-021). */
  readonly hasOwnSheet: boolean;
  /** The provider's own fields for a new card; null where the app's fields or a sheet take it. */
  readonly CardFields: ComponentType<CardFieldsProps> | null;
  /** Its own button of Apple Pay or Google Pay; null where none is offered (THIRD-031). */
  readonly ExpressCheckout: ComponentType<ExpressCheckoutProps> | null;
};
