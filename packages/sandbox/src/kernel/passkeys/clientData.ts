import * as z from 'zod/mini';
import type { RelyingParty } from './relyingParty.ts';

/** What the browser recorded about the requesting page. Browsers may add members of their own. */
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
 * Checks the page that requested a passkey; undefined if it is valid. The library that verifies signatures compares most of it again, but
 * accepts a page embedded in another page, which is refused here (RULE-045).
 * @returns a reason for the audit log, never text from the client
 */
export function findClientIssue(text: string, { type, challenge, party }: ExpectedClient): string | undefined {
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
