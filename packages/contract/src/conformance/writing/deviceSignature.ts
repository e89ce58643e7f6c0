import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createCipheriv, createDecipheriv, createPrivateKey, randomBytes, sign } from 'node:crypto';
import type { Holder } from '../../operations/prepared-operation.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Decrypts the wallet's key with the key of the box (api.md 3.16). */
function decryptKey({ key, uuid }: Pick<Holder, 'key' | 'uuid'>, boxKey: string): Buffer {
  const sealed = Buffer.from(key, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(boxKey, 'base64'), sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(uuid, 'utf8'));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Signs every message as the customer's device does (api.md 3.17). */
export function signAsDevice(holder: Holder, boxKey: string): string[] {
  const key = decryptKey(holder, boxKey);
  const messages = holder.sign.map((message) => Buffer.from(message, 'base64'));
  if (holder.curve === 'secp256k1')
    return messages.map((message) => Buffer.from(secp256k1.sign(message, key, { prehash: false })).toString('base64'));
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return messages.map((message) => sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'));
}

/** Seals the payload of a sale by AES-256-GCM with the box key: iv, ciphertext, tag (api.md 3.17). */
export function sealAsDevice({ uuid, tx }: Holder, signatures: readonly string[], boxKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(boxKey, 'base64'), iv);
  cipher.setAAD(Buffer.from(uuid, 'utf8'));
  return Buffer.concat([iv, cipher.update(JSON.stringify({ tx, signatures })), cipher.final(), cipher.getAuthTag()]).toString('base64');
}
