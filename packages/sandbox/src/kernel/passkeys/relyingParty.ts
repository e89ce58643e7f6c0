import { isIP } from 'node:net';

/** Who a passkey is made for (RULE-045). */
export type RelyingParty = {
  /** The host of the app's public origin. */
  readonly rpId: string;
  /** Pages that may use a passkey of it. */
  readonly origins: readonly string[];
};

/**
 * The relying party of an origin; null where the host is an IP address, for which browsers make no passkeys.
 * @param others origins of the same host that serve the app as well, as `npm run dev` does
 */
export function relyingPartyOf(origin: string, others: readonly string[] = []): RelyingParty | null {
  const { hostname, origin: own } = new URL(origin);
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return { rpId: hostname, origins: [own, ...others] };
}
