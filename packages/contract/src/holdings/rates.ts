import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { currencyCode, decimal, id, timestamp } from '../values.ts';

/** api.md 3.4: `mid_price` = (ask + bid) / 2, in `quote_currency` for one unit of `base_currency`. */
export const publicRate = z.object({
  id,
  pair: z.string(),
  base_currency: currencyCode,
  quote_currency: currencyCode,
  ask: decimal,
  bid: decimal,
  mid_price: decimal,
  /** Time of the price, when it moves or was set manually. */
  at: z.optional(timestamp),
  /** True while trading is paused. */
  halted: z.optional(z.boolean()),
});
export type PublicRate = z.output<typeof publicRate>;

/** Growth of a private-equity token since its placement: prices in the token's currency, change in percent. */
export const growRate = z.object({ symbol: currencyCode, placement_price: decimal, current_price: decimal, percent: decimal });
export type GrowRate = z.output<typeof growRate>;

/** Change of a price over 24 hours, in percent. */
export const dynamicRate = z.object({ symbol: currencyCode, percent: decimal });
export type DynamicRate = z.output<typeof dynamicRate>;

/** API-022: may be cached for 10 s. */
export const listPublicRates = defineEndpoint({
  id: 'API-022',
  method: 'get',
  path: '/public/rates',
  access: 'public',
  answers: { 200: z.array(publicRate) },
});

export const listGrowRates = defineEndpoint({
  id: 'API-023',
  method: 'get',
  path: '/assets/grow',
  access: 'feature',
  answers: { 200: z.array(growRate) },
});

export const listDynamicRates = defineEndpoint({
  id: 'API-024',
  method: 'get',
  path: '/assets/dynamic',
  access: 'bearer',
  answers: { 200: z.array(dynamicRate) },
});
