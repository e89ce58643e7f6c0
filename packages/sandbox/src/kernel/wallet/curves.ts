import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { getBlockchain } from './networks.ts';
import { generateBytes, generatePrivateKey } from '../../ports/chance.ts';

export const curves = ['P-256', 'secp256k1'] as const;
export type Curve = (typeof curves)[number];

export const isCurve = (word: unknown): word is Curve => curves.some((curve) => curve === word);

/** The curve that wallets of a currency's network sign with. Tokens are on Ethereum (RULE-057). */
export function readCurve(settings: Settings, currency: string): Curve {
  const word = settings.entry('signing_curves', getBlockchain(currency).currency);
  return isCurve(word) ? word : 'P-256';
}

/** A key pair as stored: the public half, and the private half in the form that the device receives, PKCS#8 or 32 bytes. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: Buffer };

/** Random bytes that a secp256k1 key is generated from. */
const SEED_BYTES = 48;

export function createKeyPair(curve: Curve): KeyPair {
  if (curve === 'secp256k1') {
    const { secretKey, publicKey } = secp256k1.keygen(generateBytes(SEED_BYTES));
    return { publicKey: Buffer.from(publicKey).toString('base64'), privateKey: Buffer.from(secretKey) };
  }
  const key = generatePrivateKey('P-256');
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: key.export({ type: 'pkcs8', format: 'der' }),
  };
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/** The 32 bytes to sign for a transaction: the network's own digest if the curve is the network's (RULE-057). */
export function createSigningDigest(curve: Curve, currency: string, tx: string): Buffer {
  if (curve === 'P-256') return sha256(tx);
  return getBlockchain(currency).currency === 'BTC' ? sha256(sha256(tx)) : Buffer.from(keccak_256(Buffer.from(tx, 'utf8')));
}

const SIGNATURE_BYTES = 64;

/** Verifies a signature r ‖ s of a message: P-256 over its SHA-256, secp256k1 over the digest itself, with a low s. */
export function isSignedBy(curve: Curve, publicKey: string, message: Buffer, signature: Buffer): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  if (curve === 'P-256') return verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
  return secp256k1.verify(signature, message, Buffer.from(publicKey, 'base64'), { prehash: false, lowS: true });
}
