/** What went wrong at the card provider; `message` is for the customer. */
export type StripeIssue = { readonly code?: string | undefined; readonly message?: string | undefined };
type PaymentResult = { readonly paymentIntent?: { readonly status: string } | undefined; readonly error?: StripeIssue | undefined };
type SetupResult = { readonly setupIntent?: { readonly status: string } | undefined; readonly error?: StripeIssue | undefined };

/**
 * The part of the card provider's client library that the app uses. The real client is one, and so is its stand-in: one adapter serves both.
 * `Card` is what a new card is handed over as: the provider's element, or what was typed.
 */
export type StripeClient<Card> = {
  readonly confirmCardPayment: (clientSecret: string, paymentMethod: string | null, card: Card | null) => Promise<PaymentResult>;
  readonly confirmCardSetup: (clientSecret: string, card: Card) => Promise<SetupResult>;
  readonly retrievePaymentIntent: (clientSecret: string) => Promise<PaymentResult>;
};
