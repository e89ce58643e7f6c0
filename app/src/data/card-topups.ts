import { createCardTopUp, readCardTopUp } from '@wallet/contract/operations/card-topups';
import { useCallback } from 'react';
import { useCall } from '../providers/useCall.ts';

export type CardTopUpRequest = {
  readonly accountId: number;
  /** Decimal string: what is to be credited; it is written as an exact number on the wire. */
  readonly amount: string;
  /** A saved card; null for a new one, or one of the device's wallet. */
  readonly cardId: number | null;
  /** Where a redirect of the bank leads back to (D-CARD-11). */
  readonly callbackUrl: string;
  /** One for each payment that the customer means (D-CARD-16). */
  readonly idempotencyKey: string;
};

export type CardPaymentIntent = { readonly clientSecret: string; readonly paymentIntent: string; readonly paymentMethod: string | null };

/** Makes a payment intent (API-033). No money moves by it, so nothing is stale. */
export function useCreateCardTopUp(): (asked: CardTopUpRequest) => Promise<CardPaymentIntent> {
  const call = useCall();
  return useCallback(
    async ({ accountId, amount, cardId, callbackUrl, idempotencyKey }) => {
      const body = { amount, card_id: cardId, callback_url: callbackUrl };
      const answer = await call(createCardTopUp, { params: { id: accountId }, body }, { idempotencyKey });
      return { clientSecret: answer.client_secret, paymentIntent: answer.payment_intent, paymentMethod: answer.payment_method };
    },
    [call],
  );
}

/** Asks once for the order of a payment (API-034); null while it is awaited. */
export function useReadCardTopUp(): (accountId: number, paymentIntent: string, signal: AbortSignal) => Promise<string | null> {
  const call = useCall();
  return useCallback(
    async (accountId, paymentIntent, signal) => {
      const order = await call(readCardTopUp, { params: { id: accountId, orderId: paymentIntent } }, { signal });
      return order === undefined ? null : order.id;
    },
    [call],
  );
}
