import { object, oneOf, text } from '@wallet/core/configuration/readers';
import type { BiometricAnswer, Biometrics, BiometricSecret } from './Biometrics.ts';

const readWishes = object(
  {},
  {
    biometrics: oneOf('face', 'touch'),
    biometricsSystem: oneOf('on', 'off'),
    biometricsOutcome: oneOf('success', 'failure', 'cancel', 'lockout'),
  },
);
type Wishes = NonNullable<ReturnType<typeof readWishes>>;

const readSecret = object({ username: text(), password: text() });

/** Simulates the system's key store. It is a separate browser database, which the app and its storage keys cannot reach. */
export type KeyStore = {
  readonly read: () => Promise<unknown>;
  readonly write: (secret: BiometricSecret | null) => Promise<void>;
};

function readWish(local: () => Storage): Wishes {
  try {
    return readWishes(JSON.parse(local().getItem('wallet:sandbox') ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

const refusals = { failure: 'failed', cancel: 'cancelled', lockout: 'lockedOut' } as const;

/** Stands in for the native wrapper. The local-storage key `wallet:sandbox` sets its responses (sandbox.md). */
export function createSandboxBiometrics(local: () => Storage, keys: KeyStore): Biometrics {
  const confirm = (): Exclude<BiometricAnswer<never>, { kind: 'done' }> | null => {
    const outcome = readWish(local).biometricsOutcome ?? 'success';
    return outcome === 'success' ? null : { kind: refusals[outcome] };
  };
  return {
    readSupport: async () => {
      const { biometrics: kind, biometricsSystem = 'on' } = readWish(local);
      return kind === undefined ? null : { kind, isOn: biometricsSystem === 'on' };
    },
    store: async (secret) => {
      const refusal = confirm();
      if (refusal !== null) return refusal;
      await keys.write(secret);
      return { kind: 'done', value: null };
    },
    release: async () => {
      const refusal = confirm();
      if (refusal !== null) return refusal;
      const secret = readSecret(await keys.read());
      return secret === undefined ? { kind: 'missing' } : { kind: 'done', value: secret };
    },
    replace: async (secret) => {
      await keys.write(secret);
      return true;
    },
    forget: () => keys.write(null),
  };
}

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

/** The key store of the simulated wrapper. Like a system's key store, it outlives the document. */
const sandboxKeyStore: KeyStore = {
  read: () => run('readonly', (store) => store.get(KEY)),
  write: async (secret) => {
    await run('readwrite', (store) => (secret === null ? store.delete(KEY) : store.put(secret, KEY)));
  },
};

export const sandboxBiometrics = (): Biometrics => createSandboxBiometrics(() => localStorage, sandboxKeyStore);
