import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';

/**
 * Result of a request to an authenticator. `cancelled`: closed by its owner, timed out, or aborted by the app. `known`: it already has a
 * passkey.
 */
export type PasskeyResult<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' } | { readonly kind: 'known' };

/** The browser's passkeys. The only place that uses `navigator.credentials` (SCA-014). */
export type Passkeys = {
  /** True when this browser can create passkeys for this page. Requires `PublicKeyCredential` and a host that is not an IP address. */
  readonly available: () => boolean;
  readonly create: (options: PasskeyCreationOptions) => Promise<PasskeyResult<PasskeyAttestation>>;
  readonly get: (options: PasskeyRequestOptions) => Promise<PasskeyResult<PasskeyAssertion>>;
  /** True when the browser offers passkeys in its autofill list. */
  readonly isConditional: () => Promise<boolean>;
  readonly getConditional: (options: PasskeyRequestOptions, signal: AbortSignal) => Promise<PasskeyResult<PasskeyAssertion>>;
  /** Signals to the browser that the provider does not know a passkey (any more). Does nothing in browsers without this signal. */
  readonly signalUnknown: (passkey: { readonly rpId: string; readonly credentialId: string }) => Promise<void>;
  readonly signalAccepted: (left: {
    readonly rpId: string;
    readonly userId: string;
    readonly allAcceptedCredentialIds: readonly string[];
  }) => Promise<void>;
};
