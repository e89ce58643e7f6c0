import type { endpoints } from '@wallet/contract/registry';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { toArbitrary } from './fuzz/toArbitrary.ts';

export type Endpoint = (typeof endpoints)[number];

/** The name of a call in test titles: `POST /passkeys`. */
export const toRoute = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** Returns a body that satisfies the call's definition, the same in every run. */
export function createBody({ method, body, bodyKind }: Endpoint): unknown {
  if (method === 'get' || body === undefined) return undefined;
  if (bodyKind === 'multipart') return new FormData();
  return fc.sample(toArbitrary(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })), { seed: 7, numRuns: 1 })[0];
}
