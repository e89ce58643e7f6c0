/** What a proof is made for: a request as it goes out, and the access token that it goes along with. */
export type ProvenRequest = {
  readonly method: string;
  /** Absolute, without query. */
  readonly address: string;
  readonly token?: string | undefined;
  /** Of a provider that does not trust this device's clock; it is kept for the proofs that follow. */
  readonly nonce?: string | undefined;
};

/** The key of this device, which no script can read, and the proofs that it makes (DEV-011, RULE-052). */
export type DeviceKey = {
  /** Makes the key where there is none. Null where it cannot be made or kept: the sign-in goes on without a proof. */
  readonly proveSignIn: (request: ProvenRequest) => Promise<string | null>;
  /** Null where the key is gone. */
  readonly prove: (request: ProvenRequest) => Promise<string | null>;
};

/** Where the key lies; nothing else is kept there. */
export const KEY_DATABASE = 'wallet';

/** Forgets the key, at log-out and session end: without its code, so offline too, and without waiting for a browser that never answers. */
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
