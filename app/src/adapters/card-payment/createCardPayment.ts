import { loadOnce } from '../lazyPort.ts';
import type { CardConfirmation, CardPayment, TypedCard } from './CardPayment.ts';

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

/**
 * The stand-in's own code for a customer who has closed its sheet: nothing has failed. The card provider's client never says so: of a check
 * that was failed and one that was closed it says the same, and both are told (THIRD-026, D-CARD-20).
 */
export const CANCELLED_BY_CUSTOMER = 'cancelled_by_customer';
/** The money is on its way, or there (THIRD-028). */
const PAID: ReadonlySet<string> = new Set(['succeeded', 'processing', 'requires_capture']);

/** What the card provider's client answers, as the app goes on with it (THIRD-026, THIRD-028). */
export function toConfirmation(error: StripeIssue | undefined, status: string | undefined): CardConfirmation {
  if (error?.code === CANCELLED_BY_CUSTOMER) return { kind: 'cancelled' };
  if (error !== undefined) return { kind: 'failed', message: error.message ?? '' };
  return status !== undefined && PAID.has(status) ? { kind: 'done' } : { kind: 'failed', message: '' };
}

type Parts<Card> = {
  /** Loads the client; asked again after a failure. */
  readonly load: () => Promise<StripeClient<Card>>;
  /** What a new card is handed over as; null when there is none to hand over. */
  readonly cardOf: (typed: TypedCard | null) => Card | null;
  readonly CardFields: CardPayment['CardFields'];
  readonly ExpressCheckout?: CardPayment['ExpressCheckout'];
};

/** The port over a client of the card provider, the real one or its stand-in. */
export function createCardPayment<Card>({ load, cardOf, CardFields, ExpressCheckout = null }: Parts<Card>): CardPayment {
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
      return paymentIntent !== undefined && PAID.has(paymentIntent.status) ? 'paid' : 'open';
    },
  };
}
