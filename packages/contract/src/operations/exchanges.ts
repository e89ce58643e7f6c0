import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { NOT_VALID, orderId, requestAmount, requestFiatAmount, requestId, requestError } from '../values.ts';

const members = {
  /** Amount in `base`, the currency given. */
  value: requestFiatAmount,
  /** Accounts of the currency given and of the one received. When absent, the provider chooses. */
  account: z.optional(requestId),
  target: z.optional(requestId),
  /** The rate that was shown. A worse one is refused (RULE-017). */
  rate: z.optional(requestAmount),
};

/** API-037: exchanges EUR for USD. */
export const sellFiat = defineEndpoint({
  id: 'API-037',
  method: 'post',
  path: '/exchange/sell',
  access: 'money',
  body: z.object({ ...members, base: z.literal('EUR', requestError(NOT_VALID)), quote: z.literal('USD', requestError(NOT_VALID)) }),
  answers: { 201: z.object({ id: orderId }) },
  refusals: ['notEnoughFunds', 'addressNeeded', 'addressPending', 'switchedOff'],
});

/** API-038: exchanges USD for EUR. */
export const buyFiat = defineEndpoint({
  ...sellFiat,
  id: 'API-038',
  path: '/exchange/buy',
  body: z.object({ ...members, base: z.literal('USD', requestError(NOT_VALID)), quote: z.literal('EUR', requestError(NOT_VALID)) }),
});
