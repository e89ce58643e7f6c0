import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pushMembers, signInResponse, signInRefusals } from './session.ts';
import { noContent, NOT_VALID, REQUIRED, requestUuid, requestError, requestText, timestamp, uuid } from '../values.ts';

/** Maximum length of a passkey's name, in characters (SCA-005). */
export const MAX_PASSKEY_NAME_LENGTH = 40;
/** Maximum number of passkeys per customer (SCA-006). */
export const MAX_PASSKEYS = 10;

const base64url = z.string().check(z.regex(/^[\w-]+$/, 'Not base64url'));
/** Maximum length of a single text written by an authenticator. */
const MAX_TEXT_LENGTH = 32_768;
const characters = requestText(1, MAX_TEXT_LENGTH);
const extensions = z.optional(z.record(z.string(), z.unknown(), requestError(NOT_VALID)));
const attachment = z.optional(z.nullable(z.string(requestError(NOT_VALID)).check(z.maxLength(32, NOT_VALID))));

/** A credential as referenced in a WebAuthn request. */
const credential = z.object({ id: base64url, type: z.literal('public-key'), transports: z.optional(z.array(z.string())) });

/** Request for a signature by an authenticator: PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const passkeyRequestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** Request for a new credential: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
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

/** Signature by an authenticator: AuthenticationResponseJSON of WebAuthn. The provider verifies it (RULE-045). */
export const passkeyAssertion = z.object(
  {
    id: characters,
    rawId: characters,
    type: requestText(1, 32),
    response: z.object(
      {
        clientDataJSON: characters,
        authenticatorData: characters,
        signature: characters,
        userHandle: z.optional(z.nullable(z.string(requestError(NOT_VALID)).check(z.maxLength(MAX_TEXT_LENGTH, NOT_VALID)))),
      },
      requestError(REQUIRED),
    ),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  },
  requestError(NOT_VALID),
);
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** Credential created by an authenticator: RegistrationResponseJSON of WebAuthn. */
export const passkeyAttestation = z.object(
  {
    id: characters,
    rawId: characters,
    type: requestText(1, 32),
    response: z.object(
      {
        clientDataJSON: characters,
        attestationObject: characters,
        transports: z.optional(
          z
            .array(z.string(requestError(NOT_VALID)).check(z.maxLength(32, NOT_VALID)), requestError(NOT_VALID))
            .check(z.maxLength(16, NOT_VALID)),
        ),
      },
      requestError(REQUIRED),
    ),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  },
  requestError(NOT_VALID),
);
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

export const passkey = z.object({
  id: uuid,
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  /** True when it is also available on the owner's other devices. */
  backed_up: z.boolean(),
  credential_id: base64url,
  /** The customer's handle in the authenticator. It lets the browser learn which passkeys still exist (SCA-007). */
  user_handle: z.optional(base64url),
});
export type Passkey = z.output<typeof passkey>;

const passkeyName = z
  .string(requestError(NOT_VALID))
  .check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(MAX_PASSKEY_NAME_LENGTH, `Should have ${MAX_PASSKEY_NAME_LENGTH} characters or less`),
  );

/** API-100: returns what a login by passkey has to sign. Nothing is stored until it is used. */
export const requestPasskeyLogin = defineEndpoint({
  id: 'API-100',
  method: 'post',
  path: '/passkeys/login/options',
  access: 'public',
  body: z.object({}),
  answers: { 200: z.object({ login: z.string().check(z.maxLength(512)), options: passkeyRequestOptions }) },
  refusals: ['notFound'],
});

export const logInByPasskey = defineEndpoint({
  id: 'API-101',
  method: 'post',
  path: '/passkeys/login',
  access: 'public',
  body: z.object({ login: requestText(1, 512), assertion: passkeyAssertion, ...pushMembers }),
  answers: { 200: signInResponse },
  refusals: [
    ...signInRefusals.filter((name) => name !== 'wrongLogin' && name !== 'tooManyAttempts'),
    'passkeyRefused',
    'codeExpired',
    'notFound',
  ],
});

/** API-102: passkeys, newest first. */
export const listPasskeys = defineEndpoint({
  id: 'API-102',
  method: 'get',
  path: '/passkeys',
  access: 'feature',
  answers: { 200: z.array(passkey) },
  refusals: ['notFound'],
});

/** API-103: starts to add a passkey. */
export const requestPasskey = defineEndpoint({
  id: 'API-103',
  method: 'post',
  path: '/passkeys/options',
  access: 'feature',
  body: z.object({}),
  answers: { 200: z.object({ registration: uuid, options: passkeyCreationOptions }) },
  refusals: ['notFound', 'passkeyLater', 'confirmationNeeded', 'confirmationUnusable'],
});

/** API-104: stores the created passkey. */
export const addPasskey = defineEndpoint({
  id: 'API-104',
  method: 'post',
  path: '/passkeys',
  access: 'feature',
  body: z.object({
    registration: requestUuid,
    attestation: passkeyAttestation,
    /** Defaults to the name of the device. */
    name: z.optional(passkeyName),
  }),
  answers: { 201: passkey },
  refusals: ['notFound', 'codeExpired', 'stateChanged'],
});

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

/** API-106: deletes a passkey. Repeats return 204 for 24 hours. */
export const deletePasskey = defineEndpoint({
  id: 'API-106',
  method: 'delete',
  path: '/passkeys/{id}',
  access: 'feature',
  params: z.object({ id: requestUuid }),
  answers: { 204: noContent },
  refusals: ['notFound', 'confirmationNeeded', 'confirmationUnusable'],
});
