import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noContent, openEnum, providerText, requestUuid, timestamp, uuid } from '../values.ts';

/** How a session began (RULE-050). */
export const sessionMethods = ['password', 'code', 'passkey', 'temporary', 'sign_up', 'operator'] as const;

/** A live session of the customer. */
export const device = z.object({
  id: uuid,
  /** "Chrome on Windows". */
  name: providerText,
  /** Whether it is the session that asks. */
  current: z.boolean(),
  method: openEnum(sessionMethods),
  created_at: timestamp,
  last_used_at: timestamp,
  /** Where it signed in, as the provider words it; null where it does not know. */
  place: z.nullable(z.string()),
  /** Whether its tokens are good on its own device alone. */
  bound: z.boolean(),
});
export type Device = z.output<typeof device>;

export const securityEventKinds = [
  'new_device',
  'password_changed',
  'password_reset',
  'passkey_added',
  'passkey_deleted',
  'devices_ended',
  'codes_stopped',
  'token_reused',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Something that a customer should know of their account's safety. */
export const securityEvent = z.object({
  id: uuid,
  kind: openEnum(securityEventKinds),
  /** The device that it happened on; null where none is known. */
  device: z.nullable(providerText),
  /** Of a passkey. */
  name: z.nullable(z.string()),
  at: timestamp,
});
export type SecurityEvent = z.output<typeof securityEvent>;

/** API-109. */
export const listDevices = defineEndpoint({
  id: 'API-109',
  method: 'get',
  path: '/devices',
  access: 'bearer',
  answers: { 200: z.array(device) },
});

/** API-110: ends another session; 204 again for 24 hours. */
export const endDevice = defineEndpoint({
  id: 'API-110',
  method: 'delete',
  path: '/devices/{id}',
  access: 'bearer',
  params: z.object({ id: requestUuid }),
  answers: { 204: noContent },
  refusals: ['confirmationNeeded', 'confirmationUnusable', 'notFound', 'stateChanged'],
});

/** API-111: ends every session but the one that asks. */
export const endOtherDevices = defineEndpoint({
  id: 'API-111',
  method: 'post',
  path: '/devices/log_out_others',
  access: 'bearer',
  body: z.object({}),
  answers: { 200: z.object({ ended: z.int() }) },
  refusals: ['confirmationNeeded', 'confirmationUnusable'],
});

/** API-112: of 90 days, newest first, at most 100. */
export const listSecurityEvents = defineEndpoint({
  id: 'API-112',
  method: 'get',
  path: '/security/events',
  access: 'bearer',
  answers: { 200: z.array(securityEvent) },
});
