import type { Confirmation, Payment } from '@wallet/bridge/messages';
import type { CardPayment } from './CardPayment.ts';

/** The wrapper's side of the bridge. It opens its own sheet and returns the result. */
export type NativeCards = {
  readonly confirmPayment: (asked: { readonly clientSecret: string; readonly paymentMethod: string | null }) => Promise<Confirmation>;
  readonly setUpCard: (asked: { readonly clientSecret: string }) => Promise<Confirmation>;
  /** `unknown` when the wrapper does not support the message. The provider then knows the state (THIRD-030). */
  readonly readPayment: (asked: { readonly clientSecret: string }) => Promise<Payment>;
};

/** The native card flow, used with wrapper version 2025.08.13 or later (CARDS-021, CARD-033, D-CARDS-11). */
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
