import { object, oneOf, text } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import { runTransaction, toPromise } from '../runTransaction.ts';
import type { BiometricResult, Biometrics, BiometricSecret } from './Biometrics.ts';

const parseSettings = object(
  {},
  {
    biometrics: oneOf('face', 'touch'),
    biometricsSystem: oneOf('on', 'off'),
    biometricsOutcome: oneOf('success', 'failure', 'cancel', 'lockout'),
  },
);

const parseSecret = object({ username: text(), password: text() });

/** Simulates the system's key store. It is a separate browser database, which the app and its storage keys cannot reach. */
export type KeyStore = {
  readonly read: () => Promise<unknown>;
  readonly write: (secret: BiometricSecret | null) => Promise<void>;
};

const refusals = { failure: 'failed', cancel: 'cancelled', lockout: 'lockedOut' } as const;

/** Stands in for the native wrapper. The local-storage key `wallet:sandbox` sets its responses (sandbox.md). */
export function createSandboxBiometrics(local: () => Storage, keys: KeyStore): Biometrics {
  const readSettings = () => readSandboxSettings(parseSettings, local) ?? {};
  const confirm = (): Exclude<BiometricResult<never>, { kind: 'done' }> | null => {
    const outcome = readSettings().biometricsOutcome ?? 'success';
    return outcome === 'success' ? null : { kind: refusals[outcome] };
  };
  return {
    readSupport: async () => {
      const { biometrics: kind, biometricsSystem = 'on' } = readSettings();
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
      const secret = parseSecret(await keys.read());
      return secret === undefined ? { kind: 'missing' } : { kind: 'done', value: secret };
    },
    replace: async (secret) => {
      await keys.write(secret);
      return true;
    },
    forget: () => keys.write(null),
  };
}

const DATABASE = { database: 'wallet-sandbox-key-store', store: 'wallet-sandbox-key-store' };
const SECRET_KEY = 'secret';

/** The key store of the simulated wrapper. Like a system's key store, it outlives the document. */
const sandboxKeyStore: KeyStore = {
  read: () => runTransaction(DATABASE, 'readonly', (store) => toPromise(store.get(SECRET_KEY))),
  write: (secret) =>
    runTransaction(DATABASE, 'readwrite', async (store) => {
      if (secret === null) await toPromise(store.delete(SECRET_KEY));
      else await toPromise(store.put(secret, SECRET_KEY));
    }),
};

export const openSandboxBiometrics = (): Biometrics => createSandboxBiometrics(() => localStorage, sandboxKeyStore);
