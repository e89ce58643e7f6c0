import type { Confirmation } from '@wallet/bridge/messages';
import type { CardPayment } from './CardPayment.ts';

/** The wrapper's side: opens its own sheet and answers what came of it. */
export type NativeCards = {
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<Confirmation>;
  readonly setUpCard: (asked: { readonly clientSecret: string }) => Promise<Confirmation>;
};

/** The native card flow, from version 2025.08.13 of the wrapper on (CARDS-021, CARD-033, D-CARDS-11). */
export function createNativeCardPayment(cards: NativeCards): CardPayment {
  return {
    CardElement: null,
    hasOwnSheet: true,
    prepare: async () => undefined,
    confirmPayment: (asked) => cards.confirmPayment(asked),
    setUpCard: ({ clientSecret }) => cards.setUpCard({ clientSecret }),
    // The wrapper does not tell; polling does.
    readPayment: async () => 'open',
  };
}
