import { priceKinds } from '@wallet/core/fees/price';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { currencyCode, decimal, NOT_VALID, openEnum, orderId, requestOrderId, says, timestamp } from '../values.ts';

/** Most orders whose prices are told at once. */
export const MOST_PRICES = 100;

const amount = z.object({ value: decimal, currency: currencyCode });

/** What an order cost, stamped when it was made: total = arrives + markup + fee, to the last unit (RULE-044). */
export const price = z.object({
  kind: openEnum(priceKinds),
  /** Of the four figures. */
  currency: currencyCode,
  total: decimal,
  fee: decimal,
  /** Below zero where the rate was better than the middle. */
  markup: decimal,
  arrives: decimal,
  /** In percent, 2 decimals; null without a conversion. */
  markup_percent: z.nullable(decimal),
  /** How many `quote` one `base` was worth at the middle, and in this order; null where nothing is converted. */
  middle_rate: z.nullable(decimal),
  rate: z.nullable(decimal),
  base: z.nullable(currencyCode),
  quote: z.nullable(currencyCode),
  /** What is credited, or sent. */
  receives: amount,
  /** Where the network was paid in another currency. */
  network_fee: z.nullable(amount),
  /** Of a send: what it was worth at the middle, in EUR. */
  worth: z.nullable(amount),
  at: timestamp,
});
export type OrderPrice = z.output<typeof price>;

/** API-096: what orders cost; ids that are unknown, another customer's or without a price are left out. */
export const readPrices = defineEndpoint({
  id: 'API-096',
  method: 'post',
  path: '/orders/prices',
  access: 'feature',
  body: z.object({
    ids: z.array(requestOrderId, says(NOT_VALID)).check(z.minLength(1, NOT_VALID), z.maxLength(MOST_PRICES, NOT_VALID)),
  }),
  answers: { 200: z.object({ prices: z.record(orderId, price) }) },
});
