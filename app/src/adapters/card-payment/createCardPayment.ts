import { loadOnce } from '../createLazyPort.ts';
import type { CardConfirmation, CardPayment, TypedCard } from './CardPayment.ts';

/** An error of the card provider. `message` is meant for the customer. */
export type StripeIssue = { readonly code?: string | undefined; readonly message?: string | undefined };
type PaymentResult = { readonly paymentIntent?: { readonly status: string } | undefined; readonly error?: StripeIssue | undefined };
type SetupResult = { readonly setupIntent?: { readonly status: string } | undefined; readonly error?: StripeIssue | undefined };

/**
 * The part of the card provider's client library that the app uses. The real client and its stand-in both implement it, so one adapter
 * serves both.
 * `Card` is the form in which a new card is passed on: the provider's element, or the entered data.
 */
export type StripeClient<Card> = {
  readonly confirmCardPayment: (clientSecret: string, paymentMethod: string | null, card: Card | null) => Promise<PaymentResult>;
  readonly confirmCardSetup: (clientSecret: string, card: Card) => Promise<SetupResult>;
  readonly retrievePaymentIntent: (clientSecret: string) => Promise<PaymentResult>;
};

/**
 * The stand-in's own code for a sheet closed by the customer, which is not a failure. The real client reports a closed check and a failed
 * one with the same error, so both are shown (THIRD-026, D-CARD-20).
 */
export const CANCELLED_BY_CUSTOMER = 'cancelled_by_customer';
/** Statuses in which the money has arrived or is on its way (THIRD-028). */
const PAID_STATUSES: ReadonlySet<string> = new Set(['succeeded', 'processing', 'requires_capture']);

/** Maps the response of the card provider's client to the port's result (THIRD-026, THIRD-028). */
export function toConfirmation(error: StripeIssue | undefined, status: string | undefined): CardConfirmation {
  if (error?.code === CANCELLED_BY_CUSTOMER) return { kind: 'cancelled' };
  if (error !== undefined) return { kind: 'failed', message: error.message ?? '' };
  return status !== undefined && PAID_STATUSES.has(status) ? { kind: 'done' } : { kind: 'failed', message: '' };
}

type CardPaymentParts<Card> = {
  readonly load: () => Promise<StripeClient<Card>>;
  /** Converts a new card to the client's form. Null when no new card was entered. */
  readonly cardOf: (typed: TypedCard | null) => Card | null;
  readonly CardFields: CardPayment['CardFields'];
  readonly ExpressCheckout?: CardPayment['ExpressCheckout'];
};

export function createCardPayment<Card>({ load, cardOf, CardFields, ExpressCheckout = null }: CardPaymentParts<Card>): CardPayment {
  const client = loadOnce(load);
  return {
    CardFields,
    ExpressCheckout,
    hasOwnSheet: false,
    prepare: async () => {
      await client();
    },
    confirmPayment: async ({ clientSecret, paymentMethod }) => {
      const { error, paymentIntent } = await (await client()).confirmCardPayment(clientSecret, paymentMethod, cardOf(null));
      return toConfirmation(error, paymentIntent?.status);
    },
    setUpCard: async ({ clientSecret, card: typed }) => {
      const card = cardOf(typed);
      if (card === null) return { kind: 'failed', message: '' };
      const { error, setupIntent } = await (await client()).confirmCardSetup(clientSecret, card);
      return toConfirmation(error, setupIntent?.status);
    },
    readPayment: async (clientSecret) => {
      const { paymentIntent } = await (await client()).retrievePaymentIntent(clientSecret);
      return paymentIntent !== undefined && PAID_STATUSES.has(paymentIntent.status) ? 'paid' : 'open';
    },
  };
}
