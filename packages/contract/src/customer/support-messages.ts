import { supportMessageLength } from '@wallet/core/limits/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { captchaToken } from '../access/one-time-code.ts';
import { requestOrderId, requestUuid, requestText } from '../values.ts';

/** API-079: the provider also requires `email` and `captchaToken` from a visitor. */
export const sendSupportMessage = defineEndpoint({
  id: 'API-079',
  method: 'post',
  path: '/support/messages',
  access: 'public',
  body: z.object({
    message: requestText(1, supportMessageLength.max),
    email: z.optional(z.email('Invalid e-mail')),
    name: z.optional(requestText(1, 140)),
    order_id: z.optional(requestOrderId),
    request_id: z.optional(requestUuid),
    captchaToken: z.optional(captchaToken),
  }),
  answers: { 201: z.object({ ticket: z.string().check(z.regex(/^HS-\d{6}$/, 'Not a ticket')) }) },
  refusals: ['botCheckFailed', 'accessExpired'],
});
