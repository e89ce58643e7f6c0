import { createCardTopUp, readCardTopUp } from '@wallet/contract/operations/card-topups';
import { useCallback } from 'react';
import { useCall } from '../providers/useCall.ts';

export type CardTopUpRequest = {
  readonly accountId: number;
  /** Decimal string. The amount to credit, sent as an exact JSON number. */
  readonly amount: string;
  /** A saved card. Null for a new one or one from the device's wallet. */
  readonly cardId: number | null;
  /** Where the bank redirects to after its check (D-CARD-11). */
  readonly callbackUrl: string;
  /** One per intended payment (D-CARD-16). */
  readonly idempotencyKey: string;
};

export type CardPaymentIntent = { readonly clientSecret: string; readonly paymentIntent: string; readonly paymentMethod: string | null };

/** Creates a payment intent (API-033). It moves no money, so no query is invalidated. */
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

/** Requests the order of a payment once (API-034). Null while it does not exist yet. */
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
