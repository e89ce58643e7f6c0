import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { feeSpeeds } from './fees.ts';
import { order } from '../holdings/orders.ts';
import { byPasskey, holder, MAX_TX_LENGTH } from './prepared-operation.ts';
import {
  base64,
  decimal,
  idText,
  NOT_VALID,
  orderId,
  requestAmount,
  requestFiatAmount,
  requestId,
  requestRate,
  requestUuid,
  requestError,
  trueFalse,
  uuid,
} from '../values.ts';

const accountParams = z.object({ id: idText });

/** API-039: buys crypto into the wallet. `account` pays `amount` in EUR (RULE-018). */
export const buyCrypto = defineEndpoint({
  id: 'API-039',
  method: 'post',
  path: '/wallets/{id}/buy',
  access: 'money',
  params: accountParams,
  body: z.object({
    account: requestId,
    amount: requestFiatAmount,
    /** The ask that was shown. One that no longer applies is refused (RULE-066). */
    rate: z.optional(requestRate),
  }),
  answers: { 201: z.object({ id: orderId, order }) },
  refusals: ['notEnoughFunds', 'switchedOff', 'notFound', 'priceChanged', 'tradingPaused'],
});

/** API-040: buys a stablecoin, or private equity (then `account` may be in USD, for which the app has no form). */
export const buyToken = defineEndpoint({
  ...buyCrypto,
  id: 'API-040',
  path: '/tokens/{id}/buy',
  refusals: ['notEnoughFunds', 'switchedOff', 'notFound', 'notWhitelisted', 'stateChanged', 'priceChanged', 'tradingPaused'],
});

/**
 * API-041: prepares a sale and sends an SMS code. `amount` and `fee` of the response are what will be sold and paid. With `all` they are
 * the provider's own (RULE-018).
 */
export const prepareCryptoSale = defineEndpoint({
  id: 'API-041',
  method: 'put',
  path: '/wallets/{id}/sell',
  access: 'money',
  params: accountParams,
  body: z.object({
    amount: requestAmount,
    /** The EUR account to credit. */
    account: requestId,
    fee: z.enum(feeSpeeds, requestError(NOT_VALID)),
    all: trueFalse,
    /** 'true' on a resend of the code. */
    repeated_event: trueFalse,
    /** The bid that was shown. The one found here is valid for 120 s (RULE-066). */
    rate: z.optional(requestRate),
  }),
  answers: { 200: z.extend(holder, { tenant_uuid: uuid, amount: decimal, fee: decimal, passkey: byPasskey }) },
  refusals: [
    'notEnoughFunds',
    'codeWaiting',
    'stateChanged',
    'switchedOff',
    'notFound',
    'tooManyRequests',
    'priceChanged',
    'tradingPaused',
  ],
});

/** API-042: the same for a stablecoin, with the fee in ETH. */
export const prepareTokenSale = defineEndpoint({ ...prepareCryptoSale, id: 'API-042', path: '/tokens/{id}/sell' });

/** API-043: sends the signed sale. `payload` is sealed with the box key (api.md 3.17). */
export const confirmCryptoSale = defineEndpoint({
  id: 'API-043',
  method: 'post',
  path: '/wallets/{id}/sell',
  access: 'money',
  params: accountParams,
  body: z.object({ uuid: requestUuid, payload: base64.check(z.minLength(1, NOT_VALID), z.maxLength(MAX_TX_LENGTH * 2, NOT_VALID)) }),
  answers: { 201: z.object({ id: orderId }) },
  refusals: [
    'notEnoughFunds',
    'operationExpired',
    'codeExpired',
    'stateChanged',
    'switchedOff',
    'notFound',
    'priceChanged',
    'tradingPaused',
  ],
});

export const confirmTokenSale = defineEndpoint({ ...confirmCryptoSale, id: 'API-044', path: '/tokens/{id}/sell' });
