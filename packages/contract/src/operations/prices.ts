import { priceKinds } from '@wallet/core/fees/price';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currencyCode, decimal, NOT_VALID, createOpenEnum, orderId, requestOrderId, requestError, timestamp } from '../values.ts';

export const MAX_PRICES = 100;

/** Cost of an order, recorded when it was placed: total = arrives + markup + fee, to the last unit (RULE-044). */
export const price = z.object({
  kind: createOpenEnum(priceKinds),
  /** Currency of the four figures. */
  currency: currencyCode,
  total: decimal,
  fee: decimal,
  /** Negative when the rate was better than the middle rate. */
  markup: decimal,
  arrives: decimal,
  /** In percent with 2 decimals. Null without a conversion. */
  markup_percent: z.nullable(decimal),
  /** Units of `quote` per unit of `base` at the middle rate. Null without a conversion. */
  middle_rate: z.nullable(decimal),
  rate: z.nullable(decimal),
  base: z.nullable(currencyCode),
  quote: z.nullable(currencyCode),
  /** Amount credited or sent. */
  receives: amount,
  /** Set when the network was paid in another currency. */
  network_fee: z.nullable(amount),
  /** For a send: its worth at the middle rate, in EUR. */
  worth: z.nullable(amount),
  at: timestamp,
});
export type OrderPrice = z.output<typeof price>;

/** API-096: what orders cost. Ids that are unknown, another customer's or without a price are omitted. */
export const readPrices = defineEndpoint({
  id: 'API-096',
  method: 'post',
  path: '/orders/prices',
  access: 'feature',
  body: z.object({
    ids: z.array(requestOrderId, requestError(NOT_VALID)).check(z.minLength(1, NOT_VALID), z.maxLength(MAX_PRICES, NOT_VALID)),
  }),
  answers: { 200: z.object({ prices: z.record(orderId, price) }) },
});
