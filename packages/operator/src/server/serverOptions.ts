/** How the server's files are made, besides the configuration. */
export type ServerOptions = {
  /** `127.0.0.1:4480`: the app without TLS and redirect, for journeys on this machine. */
  readonly listen?: string | undefined;
  /** The same for pages on origins of their own, by their folder. */
  readonly pageListens?: Readonly<Record<string, string | undefined>>;
  /** Where the provider is. @default 'http://127.0.0.1:4173' */
  readonly upstream?: string | undefined;
  /** Limits a hundred times as wide: journeys come from one address. @default false */
  readonly takesDoubles?: boolean;
};

/**
 * The certificate that a provider beside nginx serves with (`TLS_CERT`), trusted for that hop alone, and the name in it: made once by the
 * operator (docs/deploy/README.md), known to no authority.
 */
export const INNER = { certificate: '/etc/wallet/provider.pem', name: 'provider' };

export const DEFAULT_UPSTREAM = 'http://127.0.0.1:4173';

/** Where the folders of a build lie on the server. */
export const SERVED_FROM = '/srv/wallet';
