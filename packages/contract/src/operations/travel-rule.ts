import * as z from 'zod/mini';
import { blockchain } from '../holdings/balances.ts';
import { cryptoAddress } from './crypto-address.ts';
import { defineEndpoint } from '../endpoint.ts';
import { legalId, personName, shortLine } from '../person-name.ts';
import { travelRuleStatuses } from '../customer/user-info.ts';
import { requestDate } from '../requestDate.ts';
import {
  currencyCode,
  decimal,
  id,
  NOT_VALID,
  orderId,
  providerText,
  requestCountry,
  requestOrderId,
  requestUuid,
  requestError,
  requestText,
  uuid,
} from '../values.ts';

export const partyTypes = ['third_party_individual', 'third_party_company', 'own_wallet'] as const;
export type PartyType = (typeof partyTypes)[number];
export const legalForms = ['individual', 'company'] as const;
export type LegalForm = (typeof legalForms)[number];
export const walletTypes = ['vasp', 'unhosted'] as const;
export type WalletType = (typeof walletTypes)[number];

/** api.md 3.15. */
export const travelRuleTransaction = z.object({
  id: orderId,
  direction: z.enum(['send', 'receive']),
  /** The receive order, null for a send. */
  order_id: z.nullable(orderId),
  /** Null for a receive. */
  originator_account: z.nullable(
    z.object({
      id,
      type: z.enum(['crypto', 'stablecoin']),
      name: providerText,
      blockchain: z.pick(blockchain, { network_name: true, currency: true }),
    }),
  ),
  status: z.enum(travelRuleStatuses),
  amount: decimal,
  currency: currencyCode,
  beneficiary_wallet: z.string(),
  comment: z.nullable(z.string()),
  beneficiary_legal_form: z.enum(legalForms),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type TravelRuleTransaction = z.output<typeof travelRuleTransaction>;

/** API-052: reports whether a send to the address requires the details of its beneficiary. */
export const readTravelRuleEnabled = defineEndpoint({
  id: 'API-052',
  method: 'get',
  path: '/travel_rule/enabled',
  access: 'feature',
  query: z.object({ address: cryptoAddress('Invalid address') }),
  answers: { 200: z.object({ enabled: z.boolean() }) },
});

/** API-053: service providers that hold wallets, by name. */
export const listVasps = defineEndpoint({
  id: 'API-053',
  method: 'get',
  path: '/travel_rule/vasp',
  access: 'feature',
  answers: { 200: z.object({ items: z.array(z.object({ id: uuid, name: z.string() })) }) },
});

/** API-054: by its own id, or by that of a receive order without a transaction, which returns its draft. */
export const readTravelRuleTransaction = defineEndpoint({
  id: 'API-054',
  method: 'get',
  path: '/travel_rule/transactions/{id}',
  access: 'feature',
  params: z.object({ id: requestOrderId }),
  answers: { 200: travelRuleTransaction },
  refusals: ['notFound'],
});

/**
 * API-055: states who sent a received transfer. Which members a kind of sender needs is the provider's rule; missing ones are returned as
 * `violations`.
 */
export const processReceiveOrder = defineEndpoint({
  id: 'API-055',
  method: 'post',
  path: '/travel_rule/process_receive_order',
  access: 'money',
  openToBlockedRole: true,
  body: z.object({
    order_id: requestOrderId,
    originator_type: z.enum(partyTypes, requestError(NOT_VALID)),
    originator_name: personName,
    originator_country: requestCountry,
    originator_town: z.optional(shortLine),
    originator_dob: z.optional(requestDate),
    originator_legal_id: z.optional(legalId),
    originator_legal_form: z.enum(legalForms, requestError(NOT_VALID)),
    originator_wallet_type: z.enum(walletTypes, requestError(NOT_VALID)),
    originator_vasp_id: z.optional(requestUuid),
  }),
  answers: { 201: z.object({ id: orderId, status: z.enum(travelRuleStatuses) }) },
  refusals: ['stateChanged', 'notFound'],
});

const OWN_WALLET_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** API-062: confirms the customer's own wallet by the link in the e-mail and redirects to the continuation page. */
export const confirmOwnWallet = defineEndpoint({
  id: 'API-062',
  method: 'post',
  path: '/public/travel_rule/own_wallet/{token}',
  access: 'public',
  params: z.object({ token: requestText(1, 64).check(z.regex(OWN_WALLET_TOKEN, NOT_VALID)) }),
  answers: { 303: z.unknown() },
  answerKind: 'page',
  refusals: ['notFound'],
});
