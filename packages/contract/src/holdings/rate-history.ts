import * as z from 'zod/mini';
import { quoteCurrencies } from './currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestDate } from '../requestDate.ts';
import { currencyCode, date, decimal, NOT_VALID, requestError } from '../values.ts';

/** API-089: prices by day, oldest first. Days without a rate are omitted. At most 730 days between `from` and `to`. */
export const readRateHistory = defineEndpoint({
  id: 'API-089',
  method: 'get',
  path: '/rates/history',
  access: 'bearer',
  query: z.object({ quote: z.enum(quoteCurrencies, requestError(NOT_VALID)), from: requestDate, to: requestDate }),
  answers: {
    200: z.object({ quote: z.enum(quoteCurrencies), days: z.array(z.object({ date, rates: z.record(currencyCode, decimal) })) }),
  },
});
