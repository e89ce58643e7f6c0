import type { DeviceSigning, SealedOperation, SignedOperation } from './DeviceSigning.ts';

const IV_BYTES = 12;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const importBoxKey = (boxKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(boxKey), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** iv ‖ AES-256-GCM ‖ tag, bound to the operation's uuid. */
async function openKey({ uuid, key }: SealedOperation, boxKey: CryptoKey): Promise<CryptoKey> {
  const sealed = fromBase64(key);
  const way = { name: 'AES-GCM', iv: sealed.subarray(0, IV_BYTES), additionalData: utf8(uuid) };
  const der = new Uint8Array(await crypto.subtle.decrypt(way, boxKey, sealed.subarray(IV_BYTES)));
  try {
    return await crypto.subtle.importKey('pkcs8', der, CURVE, false, ['sign']);
  } finally {
    der.fill(0);
  }
}

async function sign(operation: SealedOperation, boxKey: string): Promise<SignedOperation> {
  const key = await openKey(operation, await importBoxKey(boxKey));
  const signatures = await Promise.all(
    operation.sign.map(async (message) => {
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, fromBase64(message));
      return toBase64(new Uint8Array(signature));
    }),
  );
  return { uuid: operation.uuid, tx: operation.tx, signatures };
}

async function seal(operation: SealedOperation, boxKey: string): Promise<string> {
  const { uuid, tx, signatures } = await sign(operation, boxKey);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const way = { name: 'AES-GCM', iv, additionalData: utf8(uuid) };
  const sealed = await crypto.subtle.encrypt(way, await importBoxKey(boxKey), utf8(JSON.stringify({ tx, signatures })));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The browser's own cryptography: ECDSA P-256 with SHA-256, AES-256-GCM (api.md 3.17, D-SEND-21). */
export const webCryptoSigning: DeviceSigning = { sign, seal };
