import type { KeyStore } from './createSandboxBiometrics.ts';

const NAME = 'wallet-sandbox-key-store';
const KEY = 'secret';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(NAME);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The key store of the sandbox could not be opened')));
  });
}

async function run(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const request = act(database.transaction(NAME, mode).objectStore(NAME));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The key store of the sandbox refused')));
    });
  } finally {
    database.close();
  }
}

/** The key store that the simulated wrapper plays with: it outlives the document, as a system's does. */
export const sandboxKeyStore: KeyStore = {
  read: () => run('readonly', (store) => store.get(KEY)),
  write: async (secret) => {
    await run('readwrite', (store) => (secret === null ? store.delete(KEY) : store.put(secret, KEY)));
  },
};
