import type { StripeCardElement } from '@stripe/stripe-js';
import { lazy } from 'react';
import type { CardPayment } from './CardPayment.ts';
import { createCardPayment } from './createCardPayment.ts';
import type { StripeClient } from './StripeClient.ts';

/** The real client, loaded when it is needed. It uses the script that the page carries: the policy lets no script add another. */
async function loadStripe(publishableKey: string) {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await load(publishableKey);
  if (stripe === null) throw new Error('The card provider’s script did not load, so no card can be confirmed. Try again.');
  return stripe;
}

/** The card provider itself, by the publishable key of the configuration. */
export function createStripe(publishableKey: string): CardPayment {
  let element: StripeCardElement | null = null;
  let stripe: ReturnType<typeof loadStripe> | null = null;
  const load = () => (stripe ??= loadStripe(publishableKey));
  const client: StripeClient<StripeCardElement> = {
    confirmCardPayment: async (clientSecret, paymentMethod, card) => {
      const method = paymentMethod ?? (card === null ? null : { card });
      return (await load()).confirmCardPayment(clientSecret, method === null ? {} : { payment_method: method });
    },
    confirmCardSetup: async (clientSecret, card) => (await load()).confirmCardSetup(clientSecret, { payment_method: { card } }),
    retrievePaymentIntent: async (clientSecret) => (await load()).retrievePaymentIntent(clientSecret),
  };
  return createCardPayment({
    load: async () => {
      try {
        await load();
        return client;
      } catch (error) {
        stripe = null;
        throw error;
      }
    },
    cardOf: () => element,
    CardElement: lazy(async () => {
      const { createStripeElement } = await import('./createStripeElement.tsx');
      return {
        default: createStripeElement(load, (mounted) => {
          element = mounted;
        }),
      };
    }),
  });
}
