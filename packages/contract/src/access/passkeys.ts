import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pushMembers, signInAnswer, signInRefusals } from './session.ts';
import { noContent, NOT_VALID, REQUIRED, requestUuid, says, text, timestamp, uuid } from '../values.ts';

/** Longest name of a passkey, in characters (SCA-005). */
export const PASSKEY_NAME_MAX = 40;
/** Most passkeys of a customer (SCA-006). */
export const MOST_PASSKEYS = 10;

const base64url = z.string().check(z.regex(/^[\w-]+$/, 'Not base64url'));
/** Most characters of one text that an authenticator has written. */
const MOST = 32_768;
const characters = text(1, MOST);
const extensions = z.optional(z.record(z.string(), z.unknown(), says(NOT_VALID)));
const attachment = z.optional(z.nullable(z.string(says(NOT_VALID)).check(z.maxLength(32, NOT_VALID))));

/** A credential as a request of the browser names it. */
const credential = z.object({ id: base64url, type: z.literal('public-key'), transports: z.optional(z.array(z.string())) });

/** What the browser asks an authenticator to sign with: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const passkeyRequestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** What the browser asks an authenticator to make: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const passkeyCreationOptions = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(credential),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

/** What an authenticator has signed: AuthenticationResponseJSON of WebAuthn. Whether it is right is the provider's rule (RULE-045). */
export const passkeyAssertion = z.object(
  {
    id: characters,
    rawId: characters,
    type: text(1, 32),
    response: z.object(
      {
        clientDataJSON: characters,
        authenticatorData: characters,
        signature: characters,
        userHandle: z.optional(z.nullable(z.string(says(NOT_VALID)).check(z.maxLength(MOST, NOT_VALID)))),
      },
      says(REQUIRED),
    ),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  },
  says(NOT_VALID),
);
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What an authenticator has made: RegistrationResponseJSON of WebAuthn. */
export const passkeyAttestation = z.object(
  {
    id: characters,
    rawId: characters,
    type: text(1, 32),
    response: z.object(
      {
        clientDataJSON: characters,
        attestationObject: characters,
        transports: z.optional(
          z.array(z.string(says(NOT_VALID)).check(z.maxLength(32, NOT_VALID)), says(NOT_VALID)).check(z.maxLength(16, NOT_VALID)),
        ),
      },
      says(REQUIRED),
    ),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  },
  says(NOT_VALID),
);
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

export const passkey = z.object({
  id: uuid,
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  /** Whether it is in the owner's other devices too. */
  backed_up: z.boolean(),
  credential_id: base64url,
  /** Whose the credential is for an authenticator: with it a browser is told which ones are left (SCA-007). */
  user_handle: z.optional(base64url),
});
export type Passkey = z.output<typeof passkey>;

const passkeyName = z
  .string(says(NOT_VALID))
  .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(PASSKEY_NAME_MAX, `Should have ${PASSKEY_NAME_MAX} characters or less`));

/** API-100: what a log-in by passkey signs. Nothing is kept until it is used. */
export const requestPasskeyLogin = defineEndpoint({
  id: 'API-100',
  method: 'post',
  path: '/passkeys/login/options',
  access: 'public',
  body: z.object({}),
  answers: { 200: z.object({ login: z.string().check(z.maxLength(512)), options: passkeyRequestOptions }) },
  refusals: ['notFound'],
});

/** API-101: sign in with a passkey. */
export const logInByPasskey = defineEndpoint({
  id: 'API-101',
  method: 'post',
  path: '/passkeys/login',
  access: 'public',
  body: z.object({ login: text(1, 512), assertion: passkeyAssertion, ...pushMembers }),
  answers: { 200: signInAnswer },
  refusals: [
    ...signInRefusals.filter((name) => name !== 'wrongLogin' && name !== 'tooManyAttempts'),
    'passkeyRefused',
    'codeExpired',
    'notFound',
  ],
});

/** API-102: newest first. */
export const listPasskeys = defineEndpoint({
  id: 'API-102',
  method: 'get',
  path: '/passkeys',
  access: 'feature',
  answers: { 200: z.array(passkey) },
  refusals: ['notFound'],
});

/** API-103: begin to add a passkey. */
export const requestPasskey = defineEndpoint({
  id: 'API-103',
  method: 'post',
  path: '/passkeys/options',
  access: 'feature',
  body: z.object({}),
  answers: { 200: z.object({ registration: uuid, options: passkeyCreationOptions }) },
  refusals: ['notFound', 'passkeyLater', 'confirmationNeeded', 'confirmationUnusable'],
});

/** API-104: keep the passkey that was made. */
export const addPasskey = defineEndpoint({
  id: 'API-104',
  method: 'post',
  path: '/passkeys',
  access: 'feature',
  body: z.object({
    registration: requestUuid,
    attestation: passkeyAttestation,
    /** Default: the device's. */
    name: z.optional(passkeyName),
  }),
  answers: { 201: passkey },
  refusals: ['notFound', 'codeExpired', 'stateChanged'],
});

/** API-105. */
export const renamePasskey = defineEndpoint({
  id: 'API-105',
  method: 'put',
  path: '/passkeys/{id}',
  access: 'feature',
  params: z.object({ id: requestUuid }),
  body: z.object({ name: passkeyName }),
  answers: { 200: passkey },
  refusals: ['notFound'],
});

/** API-106: 204 again for 24 hours after the deletion. */
export const deletePasskey = defineEndpoint({
  id: 'API-106',
  method: 'delete',
  path: '/passkeys/{id}',
  access: 'feature',
  params: z.object({ id: requestUuid }),
  answers: { 204: noContent },
  refusals: ['notFound', 'confirmationNeeded', 'confirmationUnusable'],
});
