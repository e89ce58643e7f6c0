import type { Context } from 'hono';
import { BlockList, isIP } from 'node:net';

/** Determines a request's client address: the socket's, or the one reported by a trusted proxy. */
export type ClientAddress = (socket: string, forwardedFor: string | undefined) => string;

/** Unwraps an IPv4 address that arrived on an IPv6 socket. */
const unwrapIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function parseTrustedProxies(list: string): BlockList {
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
 * Reads `TRUSTED_PROXIES`, addresses and ranges (RULE-053). For a request from one of them, the client is the right-most entry of
 * `X-Forwarded-For` that is not one of them. From any other sender the header is ignored, or a client could choose its own limits.
 * @throws Error for an entry that is not an address
 */
export function readTrustedProxies(list = ''): ClientAddress {
  const trusted = parseTrustedProxies(list);
  const isTrusted = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
  return (socket, forwardedFor) => {
    const own = unwrapIpv4(socket);
    if (forwardedFor === undefined || !isTrusted(own)) return own;
    const hops = forwardedFor.split(',').map((hop) => unwrapIpv4(hop.trim()));
    return hops.toReversed().find((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? own;
  };
}

type Socket = { readonly remoteAddress?: string; readonly destroy: () => void };

/** The connection of a request; undefined when the provider is called without a server. */
export function getSocket(context: Context): Socket | undefined {
  const env: { readonly incoming?: { readonly socket?: Socket } } | undefined = context.env;
  return env?.incoming?.socket;
}

export const getClientAddress = (context: Context, clientAddress: ClientAddress): string =>
  clientAddress(getSocket(context)?.remoteAddress ?? 'local', context.req.header('x-forwarded-for'));
