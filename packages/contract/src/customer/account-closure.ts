import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emptyResponse, NOT_VALID, providerText, requestUuid, REQUIRED, requestError, uuid } from '../values.ts';

/** API-080: sends the code that closes the account. `message` states where it was sent. */
export const requestClosureCode = defineEndpoint({
  id: 'API-080',
  method: 'get',
  path: '/private/user/account_closure',
  access: 'bearer',
  answers: { 200: z.object({ uuid, message: providerText }) },
  refusals: ['codeWaiting', 'noMoreCodes'],
});

/** API-081: closes the account permanently and ends every session of the customer. */
export const closeAccount = defineEndpoint({
  id: 'API-081',
  method: 'post',
  path: '/private/user/account_closure',
  access: 'bearer',
  body: z.object({
    uuid: requestUuid,
    code: z.string(requestError(NOT_VALID)).check(z.overwrite(cleanLine), z.minLength(1, REQUIRED), z.maxLength(32, 'Invalid code')),
  }),
  answers: { 200: emptyResponse },
  refusals: ['invalidCode', 'tooManyAttempts', 'codeExpired'],
});
