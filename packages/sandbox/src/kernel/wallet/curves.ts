import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { blockchainOf } from './networks.ts';
import { chanceBytes, newPrivateKey } from '../../ports/chance.ts';

export const curves = ['P-256', 'secp256k1'] as const;
export type Curve = (typeof curves)[number];

export const isCurve = (word: unknown): word is Curve => curves.some((curve) => curve === word);

/** The curve that the wallets of a currency's network sign with; tokens are on Ethereum (RULE-057). */
export function curveOf(settings: Settings, currency: string): Curve {
  const word = settings.entry('signing_curves', blockchainOf(currency).currency);
  return isCurve(word) ? word : 'P-256';
}

/** A key pair as it is kept: the public half and what the device is handed of the private one, PKCS#8 or its 32 bytes. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: Buffer };

/** What a key of the network's curve is made from. */
const SEED_BYTES = 48;

export function makeKeyPair(curve: Curve): KeyPair {
  if (curve === 'secp256k1') {
    const { secretKey, publicKey } = secp256k1.keygen(chanceBytes(SEED_BYTES));
    return { publicKey: Buffer.from(publicKey).toString('base64'), privateKey: Buffer.from(secretKey) };
  }
  const key = newPrivateKey('P-256');
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: key.export({ type: 'pkcs8', format: 'der' }),
  };
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/** The 32 bytes that are signed for a transaction: the network's own digest where the curve is the network's (RULE-057). */
export function digestOf(curve: Curve, currency: string, tx: string): Buffer {
  if (curve === 'P-256') return sha256(tx);
  return blockchainOf(currency).currency === 'BTC' ? sha256(sha256(tx)) : Buffer.from(keccak_256(Buffer.from(tx, 'utf8')));
}

const SIGNATURE_BYTES = 64;

/** Whether a message was signed by the key, r ‖ s: P-256 over its SHA-256, secp256k1 over the digest as it is, with a low s. */
export function isSignedBy(curve: Curve, publicKey: string, message: Buffer, signature: Buffer): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  if (curve === 'P-256') return verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
  return secp256k1.verify(signature, message, Buffer.from(publicKey, 'base64'), { prehash: false, lowS: true });
}
