import { readFileSync } from 'node:fs';

/** How a server is reached. Without `ssl` the driver does as the address says. */
export type Connection = {
  readonly connectionString: string;
  readonly ssl?: { readonly rejectUnauthorized: true; readonly ca?: string };
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
/** What of an address speaks of TLS: it would take the place of what is asked for here. */
const OF_TLS = ['sslmode', 'ssl', 'sslcert', 'sslkey', 'uselibpqcompat'];

/**
 * A server that is no part of this machine is spoken to by TLS, with a certificate that is checked, whatever the address says (RULE-056).
 * `sslrootcert` in it names the authority's file, where that is not one of the system's.
 * @param insecure DATABASE_INSECURE: '1' goes without
 * @param warn told when it does
 */
export function connectionTo(url: string, insecure: string | undefined, warn: (text: string) => void): Connection {
  const address = new URL(url);
  // The driver takes the host of the query before that of the address; a path is a socket of this machine.
  const host = address.searchParams.get('host') ?? address.hostname;
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || LOOPBACK.test(host)) return { connectionString: url };
  if (insecure === '1') {
    warn(`DATABASE_INSECURE=1: what goes to the database on ${host} can be read and changed on its way.`);
    return { connectionString: url };
  }
  const authority = address.searchParams.get('sslrootcert');
  for (const name of [...OF_TLS, 'sslrootcert']) address.searchParams.delete(name);
  return {
    connectionString: address.href,
    ssl: { rejectUnauthorized: true, ...(authority === null ? {} : { ca: readFileSync(authority, 'utf8') }) },
  };
}
