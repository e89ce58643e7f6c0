import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noContent, createOpenEnum, providerText, requestUuid, timestamp, uuid } from '../values.ts';

/** How a session was started (RULE-050). */
export const sessionMethods = ['password', 'code', 'passkey', 'temporary', 'sign_up', 'operator'] as const;

export const device = z.object({
  id: uuid,
  /** Such as "Chrome on Windows". */
  name: providerText,
  /** True for the session that makes the request. */
  current: z.boolean(),
  method: createOpenEnum(sessionMethods),
  created_at: timestamp,
  last_used_at: timestamp,
  /** Place of the sign-in, as the provider words it. Null when unknown. */
  place: z.nullable(z.string()),
  /** True when its tokens are valid only on its own device. */
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

export const securityEvent = z.object({
  id: uuid,
  kind: createOpenEnum(securityEventKinds),
  /** Device on which it happened. Null when unknown. */
  device: z.nullable(providerText),
  /** Name of the passkey. */
  name: z.nullable(z.string()),
  at: timestamp,
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const listDevices = defineEndpoint({
  id: 'API-109',
  method: 'get',
  path: '/devices',
  access: 'bearer',
  answers: { 200: z.array(device) },
});

/** API-110: ends another session. Repeats return 204 for 24 hours. */
export const endDevice = defineEndpoint({
  id: 'API-110',
  method: 'delete',
  path: '/devices/{id}',
  access: 'bearer',
  params: z.object({ id: requestUuid }),
  answers: { 204: noContent },
  refusals: ['confirmationNeeded', 'confirmationUnusable', 'notFound', 'stateChanged'],
});

/** API-111: ends every session except the current one. */
export const endOtherDevices = defineEndpoint({
  id: 'API-111',
  method: 'post',
  path: '/devices/log_out_others',
  access: 'bearer',
  body: z.object({}),
  answers: { 200: z.object({ ended: z.int() }) },
  refusals: ['confirmationNeeded', 'confirmationUnusable'],
});

/** API-112: events of the last 90 days, newest first, at most 100. */
export const listSecurityEvents = defineEndpoint({
  id: 'API-112',
  method: 'get',
  path: '/security/events',
  access: 'bearer',
  answers: { 200: z.array(securityEvent) },
});
