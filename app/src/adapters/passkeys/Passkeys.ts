import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@wallet/contract/access/passkeys';

/** What an authenticator answers. `cancelled`: closed by its owner, out of time, or ended by us; `known`: it has a passkey already. */
export type PasskeyAnswer<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' } | { readonly kind: 'known' };

/** The browser's passkeys: the one place that asks `navigator.credentials` (SCA-014). */
export type Passkeys = {
  /** Whether this browser makes passkeys for this page: not without `PublicKeyCredential`, and not for a host that is an IP address. */
  readonly available: () => boolean;
  readonly create: (options: PasskeyCreationOptions) => Promise<PasskeyAnswer<PasskeyAttestation>>;
  /** Opens the browser's sheet; whatever was asked before ends unheard. */
  readonly get: (options: PasskeyRequestOptions) => Promise<PasskeyAnswer<PasskeyAssertion>>;
  /** Whether the browser offers passkeys in the list of its fields. */
  readonly isConditional: () => Promise<boolean>;
  /** Waits until the customer chooses a passkey in the list of a field. */
  readonly getConditional: (options: PasskeyRequestOptions, signal: AbortSignal) => Promise<PasskeyAnswer<PasskeyAssertion>>;
  /** Tells the browser that the provider does not know a passkey (any more); a browser that cannot be told is left alone. */
  readonly signalUnknown: (passkey: { readonly rpId: string; readonly credentialId: string }) => Promise<void>;
  /** Tells it which passkeys of a customer there are. */
  readonly signalAccepted: (left: {
    readonly rpId: string;
    readonly userId: string;
    readonly allAcceptedCredentialIds: readonly string[];
  }) => Promise<void>;
};
