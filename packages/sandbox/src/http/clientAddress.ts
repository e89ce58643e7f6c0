import type { Context } from 'hono';
import { BlockList, isIP } from 'node:net';

/** The client's address of a request: the socket's, or what a proxy of ours says of it. */
export type ClientAddress = (socket: string, forwardedFor: string | undefined) => string;

/** An IPv4 address that came by an IPv6 socket is written as what it is. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function readTrusted(list: string): BlockList {
  const trusted = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`TRUSTED_PROXIES: ${entry} is no address and no range of addresses, as 10.0.0.1 or 10.0.0.0/8.`);
    trusted.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return trusted;
}

/**
 * Reads `TRUSTED_PROXIES`, addresses and ranges (RULE-053). Of a proxy in it the right-most entry of `X-Forwarded-For` that is none of them
 * is the client; anyone else who sends the header is taken by the socket, else a client would choose its own limits.
 * @throws Error for an entry that is no address
 */
export function readTrustedProxies(list = ''): ClientAddress {
  const trusted = readTrusted(list);
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
  return (socket, forwardedFor) => {
    const own = plain(socket);
    if (forwardedFor === undefined || !isTrusted(own)) return own;
    const hops = forwardedFor.split(',').map((hop) => plain(hop.trim()));
    return hops.toReversed().find((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? own;
  };
}

type Socket = { readonly remoteAddress?: string; readonly destroy: () => void };

/** The connection under a request; none when the provider is asked without a server. */
export function socketOf(context: Context): Socket | undefined {
  const env: { readonly incoming?: { readonly socket?: Socket } } | undefined = context.env;
  return env?.incoming?.socket;
}

/** Where a request comes from. */
export const addressOf = (context: Context, clientAddress: ClientAddress): string =>
  clientAddress(socketOf(context)?.remoteAddress ?? 'local', context.req.header('x-forwarded-for'));
