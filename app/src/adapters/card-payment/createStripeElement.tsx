import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { ComponentType } from 'react';

/**
 * The card provider's own field for a new card: what is typed there goes to the card provider alone (D-CARDS-04).
 * @param hold told the element while it is mounted
 */
export function createStripeElement(load: () => Promise<Stripe>, hold: (element: StripeCardElement | null) => void): ComponentType {
  return function StripeElement() {
    return (
      <Elements stripe={load()}>
        <CardElement options={{ hidePostalCode: true }} onReady={hold} />
      </Elements>
    );
  };
}
