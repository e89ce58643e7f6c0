import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { currencyCode, decimalFromNumber, NOT_VALID, providerText, requestError } from '../values.ts';

export const currencyTypes = ['fiat', 'crypto', 'stablecoin'] as const;
export const quoteCurrencies = ['EUR', 'USD'] as const;

/** api.md 3.3. */
export const currency = z.object({
  code: currencyCode,
  name: providerText,
  type: z.enum(currencyTypes),
  decimals: z.int().check(z.nonnegative('Not a number of decimals')),
  /** Worth of one unit in `rateQuote`: a JSON number on the wire, a decimal string here. For display only, never to move money. */
  rateValue: decimalFromNumber,
  rateQuote: currencyCode,
  icon: z.nullable(z.string()),
});
export type Currency = z.output<typeof currency>;

/** API-021: currencies, priced in `quote` (EUR when absent). */
export const listCurrencies = defineEndpoint({
  id: 'API-021',
  method: 'get',
  path: '/currencies',
  access: 'bearer',
  query: z.object({ quote: z.optional(z.enum(quoteCurrencies, requestError(NOT_VALID))) }),
  answers: { 200: z.array(currency) },
});
