import { createHmac } from 'node:crypto';
import type { Sealer } from '../../database/sealing.ts';
import { generateBytes } from '../../ports/chance.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** Generates an endpoint's secret in the format of Standard Webhooks: `whsec_` and the base64 of 32 random bytes (HOOK-001). */
export const generateSecret = (): string => PREFIX + generateBytes(SECRET_BYTES).toString('base64');

export const toSecretHint = (secret: string): string => `${PREFIX}…${secret.slice(-4)}`;

/** Seals a secret with the provider's key for one endpoint, so that it cannot take another one's place. */
export const sealSecret = ({ seal }: Pick<Sealer, 'seal'>, webhookId: string, secret: string): Buffer =>
  seal(Buffer.from(secret, 'utf8'), webhookId);

/**
 * Opens a sealed secret.
 * @throws when it was sealed for another endpoint or with another key
 */
export function openSecret({ unseal }: Pick<Sealer, 'unseal'>, webhookId: string, sealed: Uint8Array): string {
  const secret = unseal(Buffer.from(sealed), webhookId);
  if (secret === undefined) throw new Error('The secret was sealed for another endpoint, or with another key');
  return secret.toString('utf8');
}

/**
 * Signs an event with the signature `v1` of Standard Webhooks 1.0.0 (RULE-063).
 * @param timestamp seconds
 */
export function signEvent(
  secret: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
