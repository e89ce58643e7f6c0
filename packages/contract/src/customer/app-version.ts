import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Such as `v22.3.1`. */
export const appVersion = z.string().check(z.trim(), z.regex(/^v\d+\.\d+\.\d+$/, 'Not a version'));

/** API-086: the version that the provider serves, one line of text, requested without any cache. */
export const readAppVersion = defineEndpoint({
  id: 'API-086',
  method: 'get',
  path: '/version.txt',
  access: 'public',
  root: true,
  answers: { 200: appVersion },
  answerKind: 'text',
});

/** API-087: 200 once the database responds and migrations are done, otherwise 503. */
export const readHealth = defineEndpoint({
  id: 'API-087',
  method: 'get',
  path: '/_healthz',
  access: 'public',
  root: true,
  answers: { 200: z.object({ status: z.literal('ok') }), 503: z.object({ status: z.enum(['starting', 'down']) }) },
});
