import { secp256k1 } from '@noble/curves/secp256k1.js';

/**
 * Signs digests without hashing them again: RFC 6979, low s, r ‖ s (RULE-057). In a separate file, because it is loaded with the first coin
 * that needs it.
 */
export const signDigests = (key: Uint8Array, digests: readonly Uint8Array[]): readonly Uint8Array[] =>
  digests.map((digest) => secp256k1.sign(digest, key, { prehash: false }));
