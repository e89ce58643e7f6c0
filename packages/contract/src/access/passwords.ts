import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { captchaToken } from './one-time-code.ts';
import { userStatus } from './session.ts';
import { emptyResponse, NOT_VALID, phone, REQUIRED, requestError, requestText } from '../values.ts';

const repeatedEvent = z.optional(z.literal('yes', requestError(NOT_VALID)));

/** A new password. Only its length is checked here; the provider checks the criteria of RULE-014. */
const newPassword = z
  .string(requestError(NOT_VALID))
  .check(z.minLength(1, REQUIRED), z.minLength(8, 'Not enough characters'), z.maxLength(32, 'All criteria must be met'));

/** API-009 also accepts the members of `data` and the token unnested, as `username` and `captchaToken`. */
const flatForgotPassword = z.pipe(
  z.object({ username: phone, repeated_event: repeatedEvent, captchaToken }),
  z.transform(({ captchaToken: token, ...data }) => ({ token, data })),
);
const nestedForgotPassword = z.object({ token: captchaToken, data: z.object({ username: phone, repeated_event: repeatedEvent }) });

/** API-009: sends a temporary password by SMS. The response is the same whether or not the username exists. */
export const forgotPassword = defineEndpoint({
  id: 'API-009',
  method: 'post',
  path: '/forgot_password',
  access: 'public',
  body: z.union([flatForgotPassword, nestedForgotPassword]),
  answers: {
    /** Seconds until another one can be requested. */
    200: z.object({ expired: z.int() }),
  },
  refusals: ['codeWaiting', 'noMoreCodes', 'botCheckFailed'],
});

/** API-010: sets the first password, the last step of the registration. */
export const setUpPassword = defineEndpoint({
  id: 'API-010',
  method: 'post',
  path: '/setup_password',
  access: 'bearer',
  body: z.object({ password: newPassword }),
  answers: { 200: z.object({ user: z.object({ username: z.string(), status: userStatus }) }) },
  refusals: ['chooseAnotherPassword', 'stateChanged'],
});

/** API-011: changes the password and ends every session of the customer. */
export const changePassword = defineEndpoint({
  id: 'API-011',
  method: 'post',
  path: '/change_password',
  access: 'feature',
  body: z.object({
    old_password: requestText(1, 32),
    new_password: z.object({ first: newPassword, second: newPassword }, requestError(REQUIRED)),
  }),
  answers: { 200: emptyResponse },
  refusals: ['chooseAnotherPassword', 'tooManyAttempts'],
});
