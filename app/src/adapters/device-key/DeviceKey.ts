export type ProvenRequest = {
  readonly method: string;
  /** Absolute, without query. */
  readonly address: string;
  readonly token?: string | undefined;
  /** From a provider that does not trust the device's clock. It is stored for later proofs. */
  readonly nonce?: string | undefined;
};

/** The device's key, which scripts cannot read, and the proofs made with it (DEV-011, RULE-052). */
export type DeviceKey = {
  /** Creates the key if needed. Null when it cannot be created or stored. The sign-in then continues without a proof. */
  readonly proveSignIn: (request: ProvenRequest) => Promise<string | null>;
  /** Null when the key no longer exists. */
  readonly prove: (request: ProvenRequest) => Promise<string | null>;
};

/** Database of the key. Nothing else is stored there. */
export const KEY_DATABASE = 'wallet';

/**
 * Deletes the key at log-out and session end. Needs none of the key's own code, so it also works offline. Does not wait for a browser that
 * never responds.
 */
export const forgetDeviceKey = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
    try {
      const deletion = indexedDB.deleteDatabase(KEY_DATABASE);
      for (const event of ['success', 'error', 'blocked']) deletion.addEventListener(event, () => resolve());
    } catch {
      resolve();
    }
  });
