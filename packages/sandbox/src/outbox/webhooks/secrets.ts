import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret of an endpoint, as Standard Webhooks writes them: `whsec_` and the base64 of 32 random bytes (HOOK-001). */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** What a list shows of a secret. */
export const hintOf = (secret: string): string => `${PREFIX}…${secret.slice(-4)}`;

/** Sealed with the provider's key for one endpoint: one secret cannot be put in another's place. */
export function sealSecret(key: Buffer, webhookId: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(webhookId));
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when it was sealed for another endpoint or with another key */
export function openSecret(key: Buffer, webhookId: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(webhookId))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The signature `v1` of Standard Webhooks 1.0.0 (RULE-063). @param timestamp seconds */
export function sign(
  secret: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
