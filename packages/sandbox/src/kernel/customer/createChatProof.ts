import { SignJWT } from 'jose';
import { createHmac } from 'node:crypto';
import type { Customer } from '../authenticate.ts';

export type ChatProof = { readonly intercomHash: string; readonly intercomJwt?: string };

const LIFE_SECONDS = 3600;

/**
 * Proves the customer's identity to the chat service: a hash of their uuid and, if the workspace has a secret, a JWT signed with it and
 * valid for an hour (USR-004, API-017).
 */
export async function createChatProof(
  { uuid, email, dossier }: Pick<Customer, 'uuid' | 'email' | 'dossier'>,
  { key, secret, now }: { readonly key: string; readonly secret: string | null; readonly now: Date },
): Promise<ChatProof> {
  const intercomHash = createHmac('sha256', key).update(uuid).digest('hex');
  if (secret === null) return { intercomHash };
  const issuedAt = Math.floor(now.getTime() / 1000);
  const name = dossier === null ? undefined : `${dossier.personal.givenName} ${dossier.personal.familyName}`;
  const intercomJwt = await new SignJWT({ user_id: uuid, ...(name === undefined ? {} : { name }), ...(email === '' ? {} : { email }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(Buffer.from(secret, 'utf8'));
  return { intercomHash, intercomJwt };
}
