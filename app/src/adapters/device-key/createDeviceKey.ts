import { type CryptoKeyPair, generateKeyPair, generateProof } from 'dpop';
import { runTransaction, toPromise } from '../runTransaction.ts';
import { type DeviceKey, KEY_DATABASE, type ProvenRequest } from './DeviceKey.ts';

const KEY_STORE = { database: KEY_DATABASE, store: 'keys' };
const KEY_NAME = 'dpop';
/** A browser that takes longer is treated as having no key, so that the sign-in does not hang. */
const DATABASE_TIMEOUT_MS = 2000;

const isKeyPair = (value: unknown): value is CryptoKeyPair =>
  typeof value === 'object' &&
  value !== null &&
  'privateKey' in value &&
  value.privateKey instanceof CryptoKey &&
  'publicKey' in value &&
  value.publicKey instanceof CryptoKey;

async function readKeyPair(): Promise<CryptoKeyPair | null> {
  const stored: unknown = await runTransaction(KEY_STORE, 'readonly', (store) => toPromise(store.get(KEY_NAME)));
  return isKeyPair(stored) ? stored : null;
}

/** Creates the key shared by all tabs. If two are created concurrently, the first one stored is used (DEV-012). */
async function createKeyPair(): Promise<CryptoKeyPair> {
  const created = await generateKeyPair('ES256', { extractable: false });
  return runTransaction(KEY_STORE, 'readwrite', async (store) => {
    const stored: unknown = await toPromise(store.get(KEY_NAME));
    if (isKeyPair(stored)) return stored;
    await toPromise(store.put(created, KEY_NAME));
    return created;
  });
}

const withTimeout = <T>(result: Promise<T>): Promise<T> =>
  Promise.race([
    result,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database of the browser does not answer')), DATABASE_TIMEOUT_MS);
    }),
  ]);

/**
 * The key in the browser's database. It is read again for each proof, because another tab may have created or deleted it.
 * @param onFailed called once when the key cannot be created or stored
 */
export function createDeviceKey(onFailed: () => void): DeviceKey {
  let hasFailed = false;
  let lastNonce: string | undefined;

  function proofBy(key: CryptoKeyPair, { method, address, token, nonce }: ProvenRequest): Promise<string> {
    lastNonce = nonce ?? lastNonce;
    return generateProof(key, address, method, lastNonce, token);
  }

  return {
    proveSignIn: async (request) => {
      try {
        const key = await withTimeout(readKeyPair().then((kept) => kept ?? createKeyPair()));
        return await proofBy(key, request);
      } catch {
        if (!hasFailed) onFailed();
        hasFailed = true;
        return null;
      }
    },
    prove: async (request) => {
      try {
        const key = await withTimeout(readKeyPair());
        return key === null ? null : await proofBy(key, request);
      } catch {
        return null;
      }
    },
  };
}
