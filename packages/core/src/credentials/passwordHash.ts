const ITERATIONS = 10_000;
const KEY_BITS = 256;
const SALT_BYTES = 16;

/**
 * Hashes a password for the check on this device, as `base64(salt).base64(hash)`. The hash is never sent (SES-009). The salt is random,
 * because an unsalted hash could be looked up in a table (SES-008, LIM-035 to LIM-037, D-SES-03).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return `${toBase64(salt)}.${toBase64(await deriveKey(password, salt))}`;
}

/** True when the password matches the hash. False for an unreadable hash (D-BIO-08). */
export async function matchesPasswordHash(password: string, stored: string): Promise<boolean> {
  const [salt, hash] = stored.split('.');
  if (salt === undefined || hash === undefined) return false;
  const saltBytes = fromBase64(salt);
  return saltBytes !== null && toBase64(await deriveKey(password, saltBytes)) === hash;
}

/** Uses the platform's PBKDF2 with SHA-512, which runs off the main thread. */
async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ITERATIONS }, key, KEY_BITS));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
