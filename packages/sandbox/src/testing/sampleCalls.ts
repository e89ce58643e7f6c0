import type { endpoints } from '@wallet/contract/registry';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { arbitraryOf } from './fuzz/arbitraryOf.ts';

export type Endpoint = (typeof endpoints)[number];

/** How tests name a call: `POST /passkeys`. The gate counts cases by it (tools/attacks). */
export const routeOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`;

/** A body that the call's own definition allows, the same in every run. */
export function bodyOf({ method, body, bodyKind }: Endpoint): unknown {
  if (method === 'get' || body === undefined) return undefined;
  if (bodyKind === 'multipart') return new FormData();
  return fc.sample(arbitraryOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })), { seed: 7, numRuns: 1 })[0];
}
