export type ServerOptions = {
  /** `127.0.0.1:4480`: serves the app without TLS and redirect, for local journeys. */
  readonly listen?: string | undefined;
  /** The same for pages on their own origins, by folder. */
  readonly pageListens?: Readonly<Record<string, string | undefined>>;
  /** Address of the provider. @default 'http://127.0.0.1:4173' */
  readonly upstream?: string | undefined;
  /** Multiplies the limits by a hundred, because journeys come from one address. @default false */
  readonly takesDoubles?: boolean;
};

/**
 * The certificate of a local provider (`TLS_CERT`) and the name in it. It is trusted for this hop only, created once by the operator
 * (docs/deploy/README.md), and not signed by any authority.
 */
export const INNER = { certificate: '/etc/wallet/provider.pem', name: 'provider' };

export const DEFAULT_UPSTREAM = 'http://127.0.0.1:4173';

/** The folder of a build on the server. */
export const SERVED_FROM = '/srv/wallet';
