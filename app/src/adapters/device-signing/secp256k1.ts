import { secp256k1 } from '@noble/curves/secp256k1.js';

/** Signs digests as they are: RFC 6979, low s, r ‖ s (RULE-057). A file of its own: it is loaded with the first coin that needs it. */
export const signDigests = (key: Uint8Array, digests: readonly Uint8Array[]): readonly Uint8Array[] =>
  digests.map((digest) => secp256k1.sign(digest, key, { prehash: false }));
