import * as z from 'zod/mini';
import { callbackUrl } from './cards.ts';
import { defineEndpoint } from '../endpoint.ts';
import { order } from '../holdings/orders.ts';
import {
  toDecimalText,
  idText,
  INCORRECT_AMOUNT,
  noContent,
  NOT_VALID,
  requestFiatAmount,
  requestId,
  requestError,
  requestText,
} from '../values.ts';

/** An exact JSON number on the wire. A decimal string is accepted as well and is what the code receives. */
const numberAmount = z.pipe(
  z.pipe(z.union([z.string(), z.number()], requestError(INCORRECT_AMOUNT)), z.transform(toDecimalText)),
  requestFiatAmount,
);

/** API-033: creates a payment intent of the card provider. `amount` is what will be credited (the charge is the total of RULE-006). */
export const createCardTopUp = defineEndpoint({
  id: 'API-033',
  method: 'post',
  path: '/topup/stripe/{id}/create',
  access: 'money',
  params: z.object({ id: idText }),
  body: z.object({
    amount: numberAmount,
    /** A saved card, or null for a new one. */
    card_id: z.nullable(requestId),
    callback_url: z.optional(callbackUrl),
  }),
  bodyNumbers: ['amount'],
  answers: {
    200: z.object({ client_secret: z.string(), payment_intent: z.string(), payment_method: z.nullable(z.string()) }),
  },
  refusals: ['limitExceeded', 'switchedOff', 'notFound'],
});

/** API-034: 204 while the payment or its order is pending. `orderId` is the payment intent or the order id. */
export const readCardTopUp = defineEndpoint({
  id: 'API-034',
  method: 'get',
  path: '/topup/stripe/{id}/orders/{orderId}',
  access: 'feature',
  params: z.object({
    id: idText,
    orderId: requestText(1, 255).check(z.regex(/^(?:pi_[A-Za-z0-9_]+|\d{1,18})$/, NOT_VALID)),
  }),
  answers: { 200: order, 204: noContent },
  refusals: ['notFound'],
});
