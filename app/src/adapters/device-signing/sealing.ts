import type { SealedOperation, SignedOperation } from './DeviceSigning.ts';

const IV_BYTES = 12;

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const encodeUtf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function importBoxKey(boxKey: string): Promise<CryptoKey> {
  const bytes = fromBase64(boxKey);
  try {
    return await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  } finally {
    bytes.fill(0);
  }
}

/**
 * Opens the wallet's key (iv ‖ AES-256-GCM ‖ tag, bound to the operation's uuid) for `action`, and overwrites it afterwards, even if `action`
 * fails.
 * @throws DOMException when the key was not sealed with this box key and for this operation
 */
export async function withKey<Answer>(
  { uuid, key }: SealedOperation,
  boxKey: string,
  action: (key: Uint8Array<ArrayBuffer>) => Promise<Answer>,
): Promise<Answer> {
  const sealed = fromBase64(key);
  const algorithm = { name: 'AES-GCM', iv: sealed.subarray(0, IV_BYTES), additionalData: encodeUtf8(uuid) };
  const opened = new Uint8Array(await crypto.subtle.decrypt(algorithm, await importBoxKey(boxKey), sealed.subarray(IV_BYTES)));
  try {
    return await action(opened);
  } finally {
    opened.fill(0);
  }
}

/** Seals the signatures with the box's key. The result is the payload of a sale (api.md 3.17). */
export async function sealSigned({ uuid, tx, signatures }: SignedOperation, boxKey: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encodeUtf8(uuid) };
  const sealed = await crypto.subtle.encrypt(algorithm, await importBoxKey(boxKey), encodeUtf8(JSON.stringify({ tx, signatures })));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}
