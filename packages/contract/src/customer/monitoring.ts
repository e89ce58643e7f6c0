import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noContent, NOT_VALID, requestError, requestText } from '../values.ts';

const MAX_TAGS = 20;
const tags = z
  .record(
    z.string().check(z.maxLength(64, NOT_VALID)),
    z.string(requestError(NOT_VALID)).check(z.maxLength(256, NOT_VALID)),
    requestError(NOT_VALID),
  )
  .check(z.refine((map) => Object.keys(map).length <= MAX_TAGS, { error: NOT_VALID }));

/** API-084: a message of the app's own log, without private data. */
export const postLog = defineEndpoint({
  id: 'API-084',
  method: 'post',
  path: '/public/log',
  access: 'public',
  body: z.object({
    level: z.enum(['error', 'warning', 'info'], requestError(NOT_VALID)),
    message: requestText(1, 2000),
    tags: z.optional(tags),
  }),
  answers: { 204: noContent },
});

/** API-085: a measurement in milliseconds, up to ten minutes. */
export const postMeasurement = defineEndpoint({
  id: 'API-085',
  method: 'post',
  path: '/stat/mobile',
  access: 'public',
  body: z.object({
    name: z.string(requestError(NOT_VALID)).check(z.regex(/^[a-z][a-z0-9_]{0,63}$/, NOT_VALID)),
    type: z.literal('gauge', requestError(NOT_VALID)),
    value: z.number(requestError(NOT_VALID)).check(z.gte(0, NOT_VALID), z.lte(600_000, NOT_VALID)),
  }),
  answers: { 204: noContent },
});
