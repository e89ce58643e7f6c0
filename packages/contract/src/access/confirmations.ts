import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { passkeyAssertion, passkeyRequestOptions } from './passkeys.ts';
import { NOT_VALID, requestPassword, requestUuid, requestError, timestamp, uuid } from '../values.ts';

/** Methods by which customers prove their identity. `sms` is a code sent by SMS. */
export const confirmationMethods = ['passkey', 'sms', 'password'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** Operations that move money (RULE-047). */
export const moneyKinds = [
  'card_top_up',
  'sepa_top_up',
  'withdraw_sepa',
  'exchange',
  'buy',
  'buy_token',
  'sell',
  'sell_token',
  'send',
  'send_token',
  'send_travel_rule',
  'receive_details',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** Operations that change who has access. */
export const securityKinds = ['add_passkey', 'delete_passkey', 'log_out_device', 'log_out_others'] as const;
export type SecurityKind = (typeof securityKinds)[number];

const value = z.nullable(z.string());

/** The operation to confirm, as shown to the customer: amounts and rate in wire format, an own account as `account:{id}`. */
export const confirmedOperation = z.object({
  kind: z.enum([...moneyKinds, ...securityKinds]),
  amount: value,
  currency: value,
  payee: value,
  payee_name: value,
  fee: value,
  fee_currency: value,
  rate: value,
});
export type ConfirmedOperation = z.output<typeof confirmedOperation>;

/** Member `confirmation` of refusal 403020: what the customer has to confirm, and by which methods. */
export const confirmationRequest = z.object({
  id: uuid,
  methods: z.array(z.enum(confirmationMethods)).check(z.minLength(1)),
  /** Masked. */
  phone: z.string(),
  expires_at: timestamp,
  operation: confirmedOperation,
  /** Operation, session, key and request that the confirmation is bound to, as JSON by RFC 8785 (RULE-046). */
  canonical: z.string(),
  /** Data for the passkey to sign. Its challenge is the hash of `canonical`. Null without that method. */
  passkey: z.nullable(passkeyRequestOptions),
});
export type ConfirmationRequest = z.output<typeof confirmationRequest>;

const confirmationParams = z.object({ id: requestUuid });

/** API-107: sends the SMS code of a confirmation. */
export const requestConfirmationCode = defineEndpoint({
  id: 'API-107',
  method: 'post',
  path: '/confirmations/{id}/code',
  access: 'bearer',
  params: confirmationParams,
  body: z.object({
    /** Present on a resend. */
    repeated_event: z.optional(z.literal('yes', requestError(NOT_VALID))),
  }),
  answers: {
    200: z.object({
      /** Seconds until the next code can be requested. */
      expired: z.int(),
      /** How many more codes may be sent. */
      attempts_left: z.int(),
    }),
  },
  refusals: ['codeWaiting', 'tooManyAttempts', 'noMoreCodes', 'codeExpired', 'notFound'],
});

const proofs = ['code', 'assertion', 'password'] as const;

/** API-108: confirms with exactly one of a code, a passkey's assertion and the password. */
export const confirm = defineEndpoint({
  id: 'API-108',
  method: 'post',
  path: '/confirmations/{id}',
  access: 'bearer',
  params: confirmationParams,
  body: z
    .object({
      code: z.optional(z.string(requestError('Invalid code')).check(z.regex(/^\d{6}$/, 'Invalid code'))),
      assertion: z.optional(passkeyAssertion),
      password: z.optional(requestPassword),
    })
    .check(z.refine((body) => proofs.filter((name) => body[name] !== undefined).length === 1, NOT_VALID)),
  answers: { 200: z.object({ status: z.literal('confirmed'), expires_at: timestamp }) },
  refusals: ['invalidCode', 'tooManyAttempts', 'temporarilyBlocked', 'codeExpired', 'notFound'],
});
