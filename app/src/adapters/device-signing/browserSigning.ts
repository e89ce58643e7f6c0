import type { DeviceSigning, SealedOperation, SignedOperation } from './DeviceSigning.ts';
import { fromBase64, sealSigned, toBase64, withKey } from './sealing.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Signs every message with a key. Each signature is r ‖ s, 64 bytes. */
type Signer = (key: Bytes, messages: readonly Bytes[]) => Promise<readonly Uint8Array[]>;

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Uses Web Crypto: a PKCS#8 key, and the SHA-256 of each message. */
const signOnP256: Signer = async (pkcs8, messages) => {
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, P256, false, ['sign']);
  const signatures = messages.map((message) => crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, message));
  return (await Promise.all(signatures)).map((signature) => new Uint8Array(signature));
};

/** No browser supports the curve of Bitcoin and Ethereum. Its code is loaded with the first coin that needs it. */
const signOnSecp256k1: Signer = async (key, messages) => {
  const { signDigests } = await import('./secp256k1.ts');
  return signDigests(key, messages);
};

const signers: Readonly<Record<string, Signer>> = { 'P-256': signOnP256, secp256k1: signOnSecp256k1 };

async function sign(operation: SealedOperation, boxKey: string): Promise<SignedOperation> {
  const { uuid, tx, curve = 'P-256' } = operation;
  const signer = Object.hasOwn(signers, curve) ? signers[curve] : undefined;
  if (signer === undefined) throw new Error(`This device cannot sign on ${curve}`);
  const signatures = await withKey(operation, boxKey, (key) => signer(key, operation.sign.map(fromBase64)));
  return { uuid, tx, signatures: signatures.map(toBase64) };
}

/** Signs in the page, on the curve of the sealed key (api.md 3.17, RULE-057). */
export const browserSigning: DeviceSigning = {
  sign,
  seal: async (operation, boxKey) => sealSigned(await sign(operation, boxKey), boxKey),
};
