import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { requestUuid, says } from '../values.ts';

/** API-051: open the box of a prepared operation with the SMS code; `key` is 32 bytes, base64. */
export const openTwoFactorBox = defineEndpoint({
  id: 'API-051',
  method: 'post',
  path: '/2fa/get',
  access: 'feature',
  body: z.object({
    /** The `two_fa_box_uuid`. */
    uuid: requestUuid,
    pin: z.string(says('Invalid code')).check(z.regex(/^\d{6}$/, 'Invalid code')),
  }),
  answers: { 200: z.object({ key: z.string() }) },
  refusals: ['invalidCode', 'tooManyAttempts', 'codeExpired', 'notFound'],
});
