import { createCipheriv, createDecipheriv } from 'node:crypto';
import { generateBytes } from '../ports/chance.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Returns iv ‖ AES-256-GCM ‖ tag.
 * @param bound additional authenticated data, so that the sealed content is only valid in its own place
 */
export function sealBytes(key: Buffer, content: Uint8Array, bound: string): Buffer {
  const iv = generateBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound, 'utf8'));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** The reverse of {@link sealBytes}. Undefined when the key or the bound data differ. */
export function unsealBytes(key: Buffer, sealed: Uint8Array, bound: string): Buffer | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(bound, 'utf8'));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Seals with the current key, and unseals what that or an earlier one has sealed. */
export type Sealer = {
  readonly seal: (content: Uint8Array, bound: string) => Buffer;
  readonly unseal: (sealed: Uint8Array, bound: string) => Buffer | undefined;
};

/** @param keys the current one first */
export function sealerOf(keys: () => readonly [Buffer, ...Buffer[]]): Sealer {
  return {
    seal: (content, bound) => sealBytes(keys()[0], content, bound),
    unseal: (sealed, bound) => {
      for (const key of keys()) {
        const content = unsealBytes(key, sealed, bound);
        if (content !== undefined) return content;
      }
      return undefined;
    },
  };
}
