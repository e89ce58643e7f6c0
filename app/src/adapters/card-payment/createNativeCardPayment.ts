import type { Confirmation, Payment } from '@wallet/bridge/messages';
import type { CardPayment } from './CardPayment.ts';

/** The wrapper's side: opens its own sheet and answers what came of it. */
export type NativeCards = {
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<Confirmation>;
  readonly setUpCard: (asked: { readonly clientSecret: string }) => Promise<Confirmation>;
  /** `unknown` where the wrapper does not know the word: the provider can tell (THIRD-030). */
  readonly readPayment: (asked: { readonly clientSecret: string }) => Promise<Payment>;
};

/** The native card flow, from version 2025.08.13 of the wrapper on (CARDS-021, CARD-033, D-CARDS-11). */
export function createNativeCardPayment(cards: NativeCards): CardPayment {
  return {
    CardFields: null,
    ExpressCheckout: null,
    hasOwnSheet: true,
    prepare: async () => undefined,
    confirmPayment: (asked) => cards.confirmPayment(asked),
    setUpCard: ({ clientSecret }) => cards.setUpCard({ clientSecret }),
    readPayment: (clientSecret) => cards.readPayment({ clientSecret }),
  };
}
