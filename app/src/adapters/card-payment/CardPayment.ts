import type { Money } from '@wallet/core/money/money';
import type { ComponentType, ReactNode } from 'react';

/** Result of the card provider's confirmation. `message` is the provider's text, or '' if it sent none. */
export type CardConfirmation =
  { readonly kind: 'done' } | { readonly kind: 'cancelled' } | { readonly kind: 'failed'; readonly message: string };

/** A card entered into the app's own fields. Only used with the card provider's stand-in (D-CARDS-04). */
export type TypedCard = {
  readonly number: string;
  /** MM/YY. */
  readonly expirationDate: string;
  readonly cvc: string;
  readonly holder: string;
};

/** State of a payment started before the page was loaded (D-CARD-17). `unknown`: only the provider can tell. */
export type PaymentState = 'paid' | 'open' | 'failed' | 'unknown';

export type ProviderField = { readonly element: ReactNode; readonly issue?: string | undefined; readonly focus: () => void };

/** The card provider's own fields for a new card, with their loading state (THIRD-021, THIRD-024). */
export type CardFieldsView = {
  readonly state: 'loading' | 'slow' | 'ready' | 'failed' | 'offline';
  readonly number: ProviderField;
  readonly expirationDate: ProviderField;
  readonly cvc: ProviderField;
  readonly onRetry: () => void;
};
export type CardFieldsProps = { readonly children: (view: CardFieldsView) => ReactNode };

/** A payment that the customer has approved in the Apple Pay or Google Pay sheet. The sheet stays open until it gets the result. */
export type ExpressPayment = {
  /** Submits the data collected by the sheet, before a payment is created. */
  readonly submit: () => Promise<CardConfirmation>;
  readonly confirm: (clientSecret: string) => Promise<CardConfirmation>;
  /** Reports to the sheet that no payment was created. The sheet shows the failure and closes. */
  readonly refuse: () => void;
};
export type ExpressCheckoutProps = {
  /** The amount shown in the sheet and charged to the card, including the fee (RULE-006). */
  readonly total: Money;
  /** Called once it is known whether the device offers a wallet, and with false when the button is removed. */
  readonly onOffered: (isOffered: boolean) => void;
  readonly onAgreed: (payment: ExpressPayment) => void;
};

/** The card provider in the browser or in the native wrapper (D-CARDS-11). */
export type CardPayment = {
  /** Prepares the provider and loads its script, if it has one. Rejects on failure and can be called again (D-CARD-24). */
  readonly prepare: () => Promise<void>;
  /** @param paymentMethod of a saved card; null lets the customer enter a card in the sheet */
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<CardConfirmation>;
  /** @param card as entered; null where the provider's own element or sheet collects it */
  readonly setUpCard: (asked: { readonly clientSecret: string; readonly card: TypedCard | null }) => Promise<CardConfirmation>;
  readonly readPayment: (clientSecret: string) => Promise<PaymentState>;
  /** True when the card provider collects a new card in its own sheet, so that the page shows no fields (CARDS-021). */
  readonly hasOwnSheet: boolean;
  /** The provider's own fields for a new card. Null when the app's fields or a sheet collect it. */
  readonly CardFields: ComponentType<CardFieldsProps> | null;
  /** The provider's own Apple Pay or Google Pay button. Null when neither is offered (THIRD-031). */
  readonly ExpressCheckout: ComponentType<ExpressCheckoutProps> | null;
};
