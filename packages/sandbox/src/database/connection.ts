import { readFileSync } from 'node:fs';

/** How to reach a server. Without `ssl` the driver follows the address. */
export type Connection = {
  readonly connectionString: string;
  readonly ssl?: { readonly rejectUnauthorized: true; readonly ca?: string };
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
/** TLS parameters of an address. They would override the settings made here. */
const TLS_PARAMETERS = ['sslmode', 'ssl', 'sslcert', 'sslkey', 'uselibpqcompat'];

/**
 * Requires TLS with a checked certificate for a server on another machine, whatever the address says (RULE-056).
 * `sslrootcert` in the address names the authority's file, if it is not one of the system's.
 * @param insecure DATABASE_INSECURE: '1' goes without TLS
 * @param warn called when it goes without
 */
export function buildConnection(url: string, insecure: string | undefined, warn: (text: string) => void): Connection {
  const address = new URL(url);
  // The driver prefers the host of the query to that of the address. A path is a socket on this machine.
  const host = address.searchParams.get('host') ?? address.hostname;
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || LOOPBACK.test(host)) return { connectionString: url };
  if (insecure === '1') {
    warn(`DATABASE_INSECURE=1: what goes to the database on ${host} can be read and changed on its way.`);
    return { connectionString: url };
  }
  const authority = address.searchParams.get('sslrootcert');
  for (const name of [...TLS_PARAMETERS, 'sslrootcert']) address.searchParams.delete(name);
  return {
    connectionString: address.href,
    ssl: { rejectUnauthorized: true, ...(authority === null ? {} : { ca: readFileSync(authority, 'utf8') }) },
  };
}
