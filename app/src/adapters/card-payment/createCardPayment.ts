import type { CardConfirmation, CardPayment, TypedCard } from './CardPayment.ts';
import type { StripeClient, StripeIssue } from './StripeClient.ts';

/** The library's code for a customer who has closed its sheet: nothing has failed (D-CARD-20). */
const CLOSED_BY_CUSTOMER = 'payment_intent_authentication_failure';
const CLOSED_SETUP = 'setup_intent_authentication_failure';
/** The money is on its way, or there. */
const PAID: ReadonlySet<string> = new Set(['succeeded', 'processing']);

function toConfirmation(error: StripeIssue | undefined): CardConfirmation {
  if (error === undefined) return { kind: 'done' };
  if (error.code === CLOSED_BY_CUSTOMER || error.code === CLOSED_SETUP) return { kind: 'cancelled' };
  return { kind: 'failed', message: error.message ?? '' };
}

type Parts<Card> = {
  /** Loads the client; asked again after a failure. */
  readonly load: () => Promise<StripeClient<Card>>;
  /** What a new card is handed over as; null when there is none to hand over. */
  readonly cardOf: (typed: TypedCard | null) => Card | null;
  readonly CardElement: CardPayment['CardElement'];
};

/** The port over a client of the card provider, the real one or its stand-in. */
export function createCardPayment<Card>({ load, cardOf, CardElement }: Parts<Card>): CardPayment {
  let loading: Promise<StripeClient<Card>> | null = null;
  const client = async (): Promise<StripeClient<Card>> => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    CardElement,
    hasOwnSheet: false,
    prepare: async () => {
      await client();
    },
    confirmPayment: async ({ clientSecret, paymentMethod }) => {
      const { error } = await (await client()).confirmCardPayment(clientSecret, paymentMethod, cardOf(null));
      return toConfirmation(error);
    },
    setUpCard: async ({ clientSecret, card: typed }) => {
      const card = cardOf(typed);
      if (card === null) return { kind: 'failed', message: '' };
      const { error } = await (await client()).confirmCardSetup(clientSecret, card);
      return toConfirmation(error);
    },
    readPayment: async (clientSecret) => {
      const { paymentIntent } = await (await client()).retrievePaymentIntent(clientSecret);
      return paymentIntent !== undefined && PAID.has(paymentIntent.status) ? 'paid' : 'open';
    },
  };
}
