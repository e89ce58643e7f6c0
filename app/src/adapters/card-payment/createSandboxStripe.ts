import type { TypedCard } from './CardPayment.ts';
import { CANCELLED_BY_CUSTOMER, type StripeClient, type StripeIssue } from './createCardPayment.ts';

/** Test card numbers published by the card provider, with the error each is declined with. Other numbers proceed to the check. */
const declineByNumber: Readonly<Record<string, StripeIssue>> = {
  '4000000000000002': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009995': { code: 'card_declined', message: 'Your card has insufficient funds.' },
  '4000000000009987': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009979': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

const findDecline = (number: string): StripeIssue | undefined => declineByNumber[number.replaceAll(/\D/g, '')];

export type SheetAnswer = 'approve' | 'decline' | 'cancel';

type Parts = {
  readonly ask: () => Promise<SheetAnswer>;
  /** Reports the sheet's answer to the provider, in place of the card provider's own notification. */
  readonly report: (intent: string, outcome: SheetAnswer, card: TypedCard | null) => Promise<void>;
  readonly approved: { readonly has: (intent: string) => boolean; readonly add: (intent: string) => void };
};

const toIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const issueByAnswer: Record<Exclude<SheetAnswer, 'approve'>, () => StripeIssue> = {
  decline: () => ({ code: 'card_declined', message: 'Your card was declined.' }),
  cancel: () => ({ code: CANCELLED_BY_CUSTOMER }),
};

/** Stands in for the card provider's client library with the same interface, because the sandbox has no card provider (sandbox.md). */
export function createSandboxStripe({ ask, report, approved }: Parts): StripeClient<TypedCard> {
  async function confirm(clientSecret: string, card: TypedCard | null): Promise<StripeIssue | undefined> {
    const intent = toIntentId(clientSecret);
    const declined = card === null ? undefined : findDecline(card.number);
    if (declined !== undefined) {
      await report(intent, 'decline', null);
      return declined;
    }
    const answer = await ask();
    await report(intent, answer, card);
    if (answer !== 'approve') return issueByAnswer[answer]();
    approved.add(intent);
    return undefined;
  }
  return {
    confirmCardPayment: async (clientSecret, _, card) => {
      const error = await confirm(clientSecret, card);
      return error === undefined ? { paymentIntent: { status: 'succeeded' } } : { error };
    },
    confirmCardSetup: async (clientSecret, card) => {
      const error = await confirm(clientSecret, card);
      return error === undefined ? { setupIntent: { status: 'succeeded' } } : { error };
    },
    retrievePaymentIntent: async (clientSecret) => ({
      paymentIntent: { status: approved.has(toIntentId(clientSecret)) ? 'succeeded' : 'requires_action' },
    }),
  };
}

/** Sends the sheet's answer to the sandbox's control surface, in place of the card provider's notification to the provider. */
export async function reportToSandbox(origin: string, intent: string, outcome: SheetAnswer, card: TypedCard | null): Promise<void> {
  const { number, expirationDate, holder } = card ?? {};
  const answer = await fetch(`${origin}/sandbox/card-provider/${encodeURIComponent(intent)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, ...(card === null ? {} : { card: { number, expirationDate, holder } }) }),
  });
  if (!answer.ok)
    throw new Error(`The card provider's stand-in could not tell its answer (${answer.status}), so nothing is paid. Try again.`);
}
