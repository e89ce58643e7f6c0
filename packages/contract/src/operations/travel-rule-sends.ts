import * as z from 'zod/mini';
import { cryptoAddress } from './crypto-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { feeSpeeds } from './fees.ts';
import { comment, legalId, personName } from '../person-name.ts';
import { brakeMembers, pause } from '../payee/brake.ts';
import { byPasskey, holder, signedMembers } from './prepared-operation.ts';
import { partyTypes, walletTypes } from './travel-rule.ts';
import { travelRuleStatuses } from '../customer/user-info.ts';
import {
  decimal,
  idText,
  NOT_VALID,
  orderId,
  requestAmount,
  requestCountry,
  requestId,
  requestOrderId,
  requestUuid,
  requestError,
  trueFalse,
  uuid,
} from '../values.ts';

const accountParams = z.object({ accountId: idText });
const walletParams = z.object({ walletId: idText });

/** API-056: has the beneficiary of a send reviewed in advance. */
export const reviewSend = defineEndpoint({
  id: 'API-056',
  method: 'post',
  path: '/operations/{accountId}/send_crypto_tr/review',
  access: 'money',
  params: accountParams,
  body: z.object({
    amount: requestAmount,
    beneficiary_wallet: cryptoAddress('Invalid address'),
    comment: z.optional(comment),
    beneficiary_type: z.enum(partyTypes, requestError(NOT_VALID)),
    beneficiary_name: personName,
    beneficiary_country: requestCountry,
    beneficiary_legal_id: z.optional(legalId),
    beneficiary_email: z.optional(z.email('Invalid e-mail')),
    wallet_type: z.enum(walletTypes, requestError(NOT_VALID)),
    /** Required for a wallet at a service provider. */
    wallet_vasp_id: z.optional(requestUuid),
  }),
  answers: { 201: z.object({ trt_id: orderId, status: z.enum(travelRuleStatuses) }) },
  refusals: ['notEnoughFunds', 'notFound'],
});

export const reviewTokenSend = defineEndpoint({ ...reviewSend, id: 'API-057', path: '/operations/{accountId}/send_token_tr/review' });

/** API-058: prepares an approved send and sends an SMS code. */
export const confirmReviewedSend = defineEndpoint({
  id: 'API-058',
  method: 'post',
  path: '/operations/{accountId}/send_crypto_tr/confirm',
  access: 'money',
  params: accountParams,
  body: z.object({ trt_id: requestOrderId, fee: z.enum(feeSpeeds, requestError(NOT_VALID)), repeated_event: trueFalse, ...brakeMembers }),
  answers: { 201: z.object({ holder, tenant_uuid: uuid, amount: decimal, fee: decimal, passkey: byPasskey }) },
  refusals: ['notEnoughFunds', 'codeWaiting', 'stateChanged', 'purposeNeeded', 'transferRefused', 'notFound', 'tooManyRequests'],
});

export const confirmReviewedTokenSend = defineEndpoint({
  ...confirmReviewedSend,
  id: 'API-059',
  path: '/operations/{accountId}/send_token_tr/confirm',
});

/** API-060: sends what was reviewed and signed. The `Idempotency-Key` is the `uuid`. */
export const commitReviewedSend = defineEndpoint({
  id: 'API-060',
  method: 'post',
  path: '/operations/{walletId}/send_crypto_tr/commit',
  access: 'money',
  params: walletParams,
  body: z.object({
    trt_id: requestOrderId,
    ...signedMembers,
    wallet: z.object({ id: requestId, type: z.enum(['crypto', 'stablecoin'], requestError(NOT_VALID)) }, requestError(NOT_VALID)),
  }),
  answers: { 201: z.object({ id: orderId, status: z.literal('Ok'), pause }) },
  refusals: ['notEnoughFunds', 'operationExpired', 'stateChanged', 'purposeNeeded', 'notFound'],
});

export const commitReviewedTokenSend = defineEndpoint({
  ...commitReviewedSend,
  id: 'API-061',
  path: '/operations/{walletId}/send_token_tr/commit',
});
