import { isIP } from 'node:net';

/** The relying party of passkeys (RULE-045). */
export type RelyingParty = {
  /** The host of the app's public origin. */
  readonly rpId: string;
  readonly origins: readonly string[];
};

/**
 * Returns the relying party of an origin; null if the host is an IP address, for which browsers create no passkeys.
 * @param others origins of the same host that also serve the app, as `npm run dev` does
 */
export function createRelyingParty(origin: string, others: readonly string[] = []): RelyingParty | null {
  const { hostname, origin: own } = new URL(origin);
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return { rpId: hostname, origins: [own, ...others] };
}
