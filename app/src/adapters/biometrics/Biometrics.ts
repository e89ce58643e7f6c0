/** What the device recognises its owner by. */
export type BiometricKind = 'face' | 'touch';

/** What is stored for a biometric sign-in: it lies in the system's key store, and the system's own check alone releases it (D-BIO-02). */
export type BiometricSecret = { readonly username: string; readonly password: string };

/** How a question to the system ended. `lockedOut`: the system takes no more attempts; `missing`: there is no secret that can be read. */
export type BiometricAnswer<T> =
  { readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' | 'failed' | 'lockedOut' | 'missing' };

export type BiometricSupport = {
  readonly kind: BiometricKind;
  /** Whether the owner has switched them on in the settings of the device; asked again when the app returns to the front (D-SET-03). */
  readonly isOn: boolean;
};

/** Biometrics of the device, by way of the native wrapper (D-BIO-01). */
export type Biometrics = {
  /** Null in a browser, which has none to offer (BIO-001). */
  readonly readSupport: () => Promise<BiometricSupport | null>;
  /** Asks for one confirmation and stores the secret. */
  readonly store: (secret: BiometricSecret) => Promise<BiometricAnswer<null>>;
  /** Asks for one confirmation and answers the secret. */
  readonly release: () => Promise<BiometricAnswer<BiometricSecret>>;
  /** Replaces the password of the stored secret without a prompt: the customer has just proved the new one (D-PWD-12). */
  readonly replace: (secret: BiometricSecret) => Promise<boolean>;
  readonly forget: () => Promise<void>;
};
