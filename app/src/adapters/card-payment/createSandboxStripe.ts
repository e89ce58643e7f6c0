import type { TypedCard } from './CardPayment.ts';
import type { StripeClient, StripeIssue } from './StripeClient.ts';
import { CANCELLED_BY_CUSTOMER } from './createCardPayment.ts';
import { declineOf } from './testCards.ts';

/** What the customer answers in the stand-in's sheet. */
export type SheetAnswer = 'approve' | 'decline' | 'cancel';

type Parts = {
  /** Opens the dialog "Card check". */
  readonly ask: () => Promise<SheetAnswer>;
  /** Tells the provider what the sheet has answered, as the card provider would by its own way. */
  readonly report: (intent: string, outcome: SheetAnswer, card: TypedCard | null) => Promise<void>;
  /** Which payments were approved, for as long as the tab lives. */
  readonly approved: { readonly has: (intent: string) => boolean; readonly add: (intent: string) => void };
};

const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const issues: Record<Exclude<SheetAnswer, 'approve'>, () => StripeIssue> = {
  decline: () => ({ code: 'card_declined', message: 'Your card was declined.' }),
  cancel: () => ({ code: CANCELLED_BY_CUSTOMER }),
};

/** Stands in for the card provider's client library, with its interface: the sandbox has no card provider (sandbox.md). */
export function createSandboxStripe({ ask, report, approved }: Parts): StripeClient<TypedCard> {
  async function confirm(clientSecret: string, card: TypedCard | null): Promise<StripeIssue | undefined> {
    const intent = intentOf(clientSecret);
    const declined = card === null ? undefined : declineOf(card.number);
    if (declined !== undefined) {
      await report(intent, 'decline', null);
      return declined;
    }
    const answer = await ask();
    await report(intent, answer, card);
    if (answer !== 'approve') return issues[answer]();
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
      paymentIntent: { status: approved.has(intentOf(clientSecret)) ? 'succeeded' : 'requires_action' },
    }),
  };
}
