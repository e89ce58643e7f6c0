import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { passkeyAssertion, passkeyRequestOptions } from './passkeys.ts';
import { NOT_VALID, REQUIRED, requestUuid, says, timestamp, uuid } from '../values.ts';

/** How a customer shows that it is they. `sms`: by the code of an SMS. */
export const confirmationMethods = ['passkey', 'sms', 'password'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** What moves money (RULE-047). */
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

/** What changes who gets in. */
export const securityKinds = ['add_passkey', 'delete_passkey', 'log_out_device', 'log_out_others'] as const;
export type SecurityKind = (typeof securityKinds)[number];

const value = z.nullable(z.string());

/** What is confirmed, as the customer reads it: amounts and rate as on the wire, an own account as `account:{id}`. */
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

/** The member `confirmation` of a refusal 403020: what the customer is asked to confirm, and how they may. */
export const confirmationRequest = z.object({
  id: uuid,
  methods: z.array(z.enum(confirmationMethods)).check(z.minLength(1)),
  /** Masked. */
  phone: z.string(),
  expires_at: timestamp,
  operation: confirmedOperation,
  /** What is bound: the operation, the session, the key and the request, as JSON by RFC 8785 (RULE-046). */
  canonical: z.string(),
  /** What the passkey signs; its challenge is the hash of `canonical`. Null without that method. */
  passkey: z.nullable(passkeyRequestOptions),
});
export type ConfirmationRequest = z.output<typeof confirmationRequest>;

const ofConfirmation = z.object({ id: requestUuid });

/** API-107: send the SMS code of a confirmation. */
export const requestConfirmationCode = defineEndpoint({
  id: 'API-107',
  method: 'post',
  path: '/confirmations/{id}/code',
  access: 'bearer',
  params: ofConfirmation,
  body: z.object({
    /** Present on a resend. */
    repeated_event: z.optional(z.literal('yes', says(NOT_VALID))),
  }),
  answers: {
    200: z.object({
      /** Seconds until the next code may be asked for. */
      expired: z.int(),
      /** How often it may still be sent. */
      attempts_left: z.int(),
    }),
  },
  refusals: ['codeWaiting', 'tooManyAttempts', 'noMoreCodes', 'codeExpired', 'notFound'],
});

const proofs = ['code', 'assertion', 'password'] as const;

/** API-108: confirm, by exactly one of a code, a passkey's assertion and the password. */
export const confirm = defineEndpoint({
  id: 'API-108',
  method: 'post',
  path: '/confirmations/{id}',
  access: 'bearer',
  params: ofConfirmation,
  body: z
    .object({
      code: z.optional(z.string(says('Invalid code')).check(z.regex(/^\d{6}$/, 'Invalid code'))),
      assertion: z.optional(passkeyAssertion),
      password: z.optional(z.string(says(NOT_VALID)).check(z.minLength(1, REQUIRED), z.maxLength(32, NOT_VALID))),
    })
    .check(z.refine((body) => proofs.filter((name) => body[name] !== undefined).length === 1, NOT_VALID)),
  answers: { 200: z.object({ status: z.literal('confirmed'), expires_at: timestamp }) },
  refusals: ['invalidCode', 'tooManyAttempts', 'temporarilyBlocked', 'codeExpired', 'notFound'],
});
