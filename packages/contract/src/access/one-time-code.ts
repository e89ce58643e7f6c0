import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { NOT_VALID, phone, providerText, requestUuid, requestError, uuid } from '../values.ts';

export const codeMethods = ['sms', 'call'] as const;
export type CodeMethod = (typeof codeMethods)[number];

/** Token of the bot check. Empty when its frame is missing, in which case the provider decides. */
export const captchaToken = z.string(requestError('The bot check failed')).check(z.maxLength(4096, 'The bot check failed'));

/** A one-time code: 6 digits by SMS, 4 by call. */
export const oneTimeCode = z.string(requestError('Invalid code')).check(z.regex(/^(?:\d{4}|\d{6})$/, 'Invalid code'));

export const inviteCode = z.string(requestError('Invalid code')).check(z.regex(/^[A-Za-z0-9~-]{1,20}$/, 'Invalid code'));

const utm = z.optional(z.string(requestError(NOT_VALID)).check(z.maxLength(255, NOT_VALID)));

export const referrerMembers = {
  referer: z.optional(z.string(requestError(NOT_VALID)).check(z.maxLength(2048, NOT_VALID))),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
};

/** API-005: requests a one-time code. `sent: false` when the provider would call and waits for the customer's choice. */
export const requestOneTimeCode = defineEndpoint({
  id: 'API-005',
  method: 'post',
  path: '/one_time_code',
  access: 'public',
  body: z.object({
    username: phone,
    intent: z.enum(['sign_up', 'login'], requestError(NOT_VALID)),
    /** When absent, the provider chooses. */
    method: z.optional(z.enum(codeMethods, requestError(NOT_VALID))),
    captchaToken,
    /** Present on a resend. */
    repeated_event: z.optional(z.literal('yes', requestError(NOT_VALID))),
    invite_code: z.optional(inviteCode),
    ...referrerMembers,
  }),
  answers: {
    200: z.object({
      /** Seconds until the next code can be requested. Null when the provider's value is unreadable (D-REG-14). */
      // oxlint-disable-next-line promise/valid-params -- a schema, not a promise
      expired: z.catch(z.nullable(z.int()), null),
      tenant_uuid: uuid,
      method: z.enum(codeMethods),
      /** Methods that the customer may choose from. */
      methods: z.array(z.enum(codeMethods)),
      sent: z.boolean(),
      /** How many more codes may be sent. Null when there is no limit. */
      attempts_left: z.nullable(z.int()),
    }),
  },
  refusals: ['codeWaiting', 'accountExists', 'noMoreCodes', 'botCheckFailed'],
});

/** API-006: checks a code without using it up. */
export const checkOneTimeCode = defineEndpoint({
  id: 'API-006',
  method: 'post',
  path: '/one_time_code/check',
  access: 'public',
  body: z.object({ username: phone, tenant_uuid: requestUuid, code: oneTimeCode }),
  answers: { 200: z.object({ result: z.literal('Success') }) },
  refusals: ['invalidCode', 'tooManyAttempts', 'codeExpired'],
});

/** API-007: delivery status of the SMS: 0 queued, 1 sent, 2 delivered. Below 0 or from 100 on it has failed, and `message` states why. */
export const readSmsDelivery = defineEndpoint({
  id: 'API-007',
  method: 'get',
  path: '/public/tenant/sms/{tenantUuid}',
  access: 'public',
  params: z.object({ tenantUuid: requestUuid }),
  answers: { 200: z.object({ code: z.int(), message: providerText }) },
  refusals: ['notFound', 'accessExpired'],
});
