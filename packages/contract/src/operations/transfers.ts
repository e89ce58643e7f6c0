import * as z from 'zod/mini';
import { cryptoAddress } from './crypto-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { feeSpeeds } from './fees.ts';
import { comment, personName } from '../person-name.ts';
import { brakeMembers, pause } from '../payee/brake.ts';
import { byPasskey, holder, signedMembers } from './prepared-operation.ts';
import { decimal, idText, NOT_VALID, orderId, requestAmount, requestCountry, requestError, trueFalse, uuid } from '../values.ts';

const accountParams = z.object({ id: idText });

/** API-047: prepares a send and sends an SMS code. `amount` and `fee` of the response are what will be sent (RULE-010). */
export const prepareSend = defineEndpoint({
  id: 'API-047',
  method: 'put',
  path: '/wallets/{id}/send',
  access: 'money',
  params: accountParams,
  body: z.object({
    to: cryptoAddress('Invalid address'),
    fee: z.enum(feeSpeeds, requestError(NOT_VALID)),
    /** The fee that the customer saw, in the network's native currency. */
    fee_amount: z.optional(requestAmount),
    amount: requestAmount,
    comment: z.optional(comment),
    beneficiary: z.optional(personName),
    /** Required for customers who signed with the markets company (RULE-028). */
    beneficiary_country: z.optional(requestCountry),
    /** 'true' on a resend of the code. */
    repeated_event: trueFalse,
    ...brakeMembers,
  }),
  answers: { 200: z.extend(holder, { tenant_uuid: uuid, amount: decimal, fee: decimal, passkey: byPasskey }) },
  refusals: [
    'notEnoughFunds',
    'feeChanged',
    'codeWaiting',
    'travelRuleRequired',
    'stateChanged',
    'purposeNeeded',
    'transferRefused',
    'notFound',
    'tooManyRequests',
  ],
});

/** API-048: the same for a stablecoin, with the fee in ETH. */
export const prepareTokenSend = defineEndpoint({ ...prepareSend, id: 'API-048', method: 'post', path: '/tokens/{id}/send/prepare' });

/** API-049: sends what was prepared and signed. */
export const confirmSend = defineEndpoint({
  id: 'API-049',
  method: 'post',
  path: '/wallets/{id}/send',
  access: 'money',
  params: accountParams,
  body: z.object(signedMembers),
  answers: { 201: z.object({ id: orderId, status: z.literal('Ok'), pause }) },
  refusals: ['notEnoughFunds', 'operationExpired', 'stateChanged', 'purposeNeeded', 'notFound'],
});

export const confirmTokenSend = defineEndpoint({ ...confirmSend, id: 'API-050', path: '/tokens/{id}/send' });
