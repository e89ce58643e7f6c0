import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { NOT_VALID, requestUuid, requestError } from '../values.ts';
import { passkeyAssertion, passkeyRequestOptions } from './passkeys.ts';

/**
 * API-051: opens the box of a prepared operation with the SMS code or a passkey. `key` is 32 bytes, base64. Only for the session that
 * prepared the operation.
 */
export const openTwoFactorBox = defineEndpoint({
  id: 'API-051',
  method: 'post',
  path: '/2fa/get',
  access: 'feature',
  body: z
    .object({
      /** The `two_fa_box_uuid`. */
      uuid: requestUuid,
      pin: z.optional(z.string(requestError('Invalid code')).check(z.regex(/^\d{6}$/, 'Invalid code'))),
      assertion: z.optional(passkeyAssertion),
    })
    // Without either of them, the code is reported as missing.
    .check(
      z.refine(({ pin, assertion }) => pin !== undefined || assertion !== undefined, { error: 'This field is required', path: ['pin'] }),
      z.refine(({ pin, assertion }) => pin === undefined || assertion === undefined, { error: NOT_VALID, path: ['assertion'] }),
    ),
  answers: { 200: z.object({ key: z.string() }) },
  refusals: ['invalidCode', 'tooManyAttempts', 'codeExpired', 'notFound'],
});

/** API-113: returns what a passkey signs to open the box, bound to everything that was prepared. */
export const requestBoxPasskey = defineEndpoint({
  id: 'API-113',
  method: 'post',
  path: '/2fa/passkey',
  access: 'feature',
  body: z.object({
    /** The `two_fa_box_uuid`. */
    uuid: requestUuid,
  }),
  answers: { 200: z.object({ options: passkeyRequestOptions }) },
  refusals: ['codeExpired', 'notFound'],
});
