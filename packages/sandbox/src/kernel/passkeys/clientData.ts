import * as z from 'zod/mini';
import type { RelyingParty } from './relyingParty.ts';

/** What the browser has written of the page that asked; more members are the browser's own. */
const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.boolean()),
  topOrigin: z.optional(z.string()),
});

export type ExpectedClient = {
  readonly type: 'webauthn.create' | 'webauthn.get';
  readonly challenge: string;
  readonly party: RelyingParty;
};

/**
 * What is wrong with the page that asked for a passkey; undefined when nothing is. The library that verifies signatures compares most of it
 * again; a page within another page it lets pass, so this is where that ends (RULE-045).
 * @returns a word for the audit log: never what a client wrote
 */
export function clientIssue(text: string, { type, challenge, party }: ExpectedClient): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return 'client data';
  }
  const read = z.safeParse(clientData, value);
  if (!read.success) return 'client data';
  if (read.data.type !== type) return 'type';
  if (read.data.challenge !== challenge) return 'challenge';
  if (!party.origins.includes(read.data.origin)) return 'origin';
  return read.data.crossOrigin === true || read.data.topOrigin !== undefined ? 'cross-origin' : undefined;
}
