export type BiometricKind = 'face' | 'touch';

/** The secret of a biometric sign-in. It is stored in the system's key store and released only by the system's own check (D-BIO-02). */
export type BiometricSecret = { readonly username: string; readonly password: string };

/** Result of a request to the system. `lockedOut`: the system accepts no more attempts. `missing`: no readable secret is stored. */
export type BiometricResult<T> =
  { readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' | 'failed' | 'lockedOut' | 'missing' };

export type BiometricSupport = {
  readonly kind: BiometricKind;
  /**
   * True when the owner has switched biometrics on in the device settings. Read again when the app returns to the foreground (D-SET-03).
   */
  readonly isOn: boolean;
};

/** Biometrics of the device, reached through the native wrapper (D-BIO-01). */
export type Biometrics = {
  /** Null in a browser, which offers no biometrics (BIO-001). */
  readonly readSupport: () => Promise<BiometricSupport | null>;
  /** Requires one confirmation by the customer before the secret is stored. */
  readonly store: (secret: BiometricSecret) => Promise<BiometricResult<null>>;
  /** Requires one confirmation by the customer, then returns the secret. */
  readonly release: () => Promise<BiometricResult<BiometricSecret>>;
  /** Replaces the stored password without a prompt, because the customer has just confirmed the new one (D-PWD-12). */
  readonly replace: (secret: BiometricSecret) => Promise<boolean>;
  readonly forget: () => Promise<void>;
};
