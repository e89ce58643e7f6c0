import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { captchaToken, inviteCode, oneTimeCode, referrerMembers } from './one-time-code.ts';
import { idAsText, noContent, NOT_VALID, createOpenEnum, phone, REQUIRED, requestUuid, requestError, requestText } from '../values.ts';

export const userStatuses = [
  'draft',
  'on_board',
  'temp_blocked',
  'blocked',
  'kyc_start',
  'kyc_finish',
  'kyc_completed',
  'moderating',
  'refused',
  'stuck',
  'doc_expired',
] as const;
export const addressStatuses = ['pending', 'reject', 'expired', 'success', 'none'] as const;

/** A status unknown to this version is read as 'unknown': not on board, no KYC page (D-USR-03). */
export const userStatus = createOpenEnum(userStatuses);
export const addressStatus = createOpenEnum(addressStatuses);
export type UserStatus = (typeof userStatuses)[number];
export type AddressStatus = (typeof addressStatuses)[number];

/** An empty token is refused as invalid (SES-019). */
const token = z.string().check(z.minLength(1, 'An empty token'));

/** When the tokens require a proof of the device's key: `DPoP` with every call, `Bearer` only on refresh (RULE-052). */
const tokenType = z.optional(z.enum(['Bearer', 'DPoP']));

/** api.md 3.1. */
export const signInResponse = z.object({
  access_token: token,
  /** Lifetime of the access token in seconds. */
  expires_in: z.int(),
  refresh_token: token,
  /** Epoch seconds. */
  refresh_token_expiration: z.int(),
  token_type: tokenType,
  user: z.object({
    id: idAsText,
    username: z.string(),
    status: userStatus,
    roles: z.array(z.string()),
    address_status: addressStatus,
    /** True after a sign-in with a temporary password. */
    temporary_password: z.optional(z.boolean()),
  }),
});
export type SignIn = z.output<typeof signInResponse>;

/** Push identifier and consent, sent with every sign-in. */
export const pushMembers = {
  onesignal_id: z.optional(z.nullable(z.string(requestError(NOT_VALID)).check(z.maxLength(64, NOT_VALID)))),
  onesignal_consent: z.optional(z.boolean(requestError(NOT_VALID))),
};

export const signInRefusals = [
  'wrongLogin',
  'tooManyAttempts',
  'temporarilyBlocked',
  'permanentlyBlocked',
  'disabled',
  'deleted',
  'refused',
  'closed',
  'checksNeeded',
  'checksPending',
  'documentExpired',
  'documentPending',
  'proofWrong',
  'proofStale',
  'proofNeeded',
] as const;

export const signIn = defineEndpoint({
  id: 'API-001',
  method: 'post',
  path: '/sign_in',
  access: 'public',
  body: z.object({ username: phone, password: requestText(1, 32), ...pushMembers }),
  answers: { 200: signInResponse },
  refusals: signInRefusals,
});

/**
 * API-002: signs in with a one-time code (with `tenant_uuid`: `password` is its 6 or 4 digits), or with the password when biometric sign-in
 * is activated (without `tenant_uuid`).
 */
export const logIn = defineEndpoint({
  id: 'API-002',
  method: 'post',
  path: '/login',
  access: 'public',
  body: z.object({ username: phone, password: requestText(1, 32), tenant_uuid: z.optional(requestUuid), ...pushMembers }),
  answers: { 200: signInResponse },
  refusals: [...signInRefusals, 'codeExpired', 'otherUsername'],
});

/** API-003: exchanges the refresh token for a new pair. The old one is used up. */
export const refreshToken = defineEndpoint({
  id: 'API-003',
  method: 'post',
  path: '/refresh_token',
  access: 'public',
  body: z.object({ refresh_token: requestText(1, 512) }),
  answers: {
    200: z.object({
      access_token: token,
      expires_in: z.int(),
      refresh_token: token,
      refresh_token_expiration: z.int(),
      token_type: tokenType,
    }),
  },
  refusals: ['refreshExpired', 'refreshReused', 'proofWrong', 'proofStale'],
});

/** API-004: ends the session and revokes its token family. */
export const logOut = defineEndpoint({
  id: 'API-004',
  method: 'post',
  path: '/logout',
  access: 'bearer',
  answers: { 204: noContent },
});

/** API-008: registers with a valid one-time code and signs in with status `draft`. */
export const signUp = defineEndpoint({
  id: 'API-008',
  method: 'post',
  path: '/sign_up',
  access: 'public',
  body: z.object({
    token: captchaToken,
    data: z.object(
      {
        username: phone,
        code: oneTimeCode,
        tenant_uuid: requestUuid,
        invite_code: z.optional(inviteCode),
        ...referrerMembers,
        ...pushMembers,
      },
      requestError(REQUIRED),
    ),
  }),
  answers: { 200: signInResponse },
  refusals: ['wrongLogin', 'accountExists', 'tooManyAttempts', 'codeExpired', 'botCheckFailed', 'proofWrong', 'proofStale', 'proofNeeded'],
});
