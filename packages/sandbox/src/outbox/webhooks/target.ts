import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where events may be sent (RULE-064). */
export type AllowedTargets = {
  /** The provider's own port: it sends nothing to itself. */
  readonly ownPort: number;
  /** Hosts other than this machine, https only. */
  readonly hosts: readonly string[];
};

const MAX_CHARACTERS = 2048;
/** Matches the literal text: `http://127.1` and `http://2130706433` mean this machine too, and are refused. */
const LOOPBACK = /^(https?):\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?(?:[/?]|$)/;
const NAMED_HOST = /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?]|$)/;

/** Reads `WEBHOOK_HOSTS`: names, separated by commas. */
export const parseWebhookHosts = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

type Kind = 'loopback' | 'public';

function classifyTarget(text: string, { ownPort, hosts }: AllowedTargets): Kind | undefined {
  const url = URL.parse(text);
  if (url === null || text.length > MAX_CHARACTERS || url.username !== '' || url.password !== '' || text.includes('#')) return undefined;
  const loopback = LOOPBACK.exec(text);
  if (loopback !== null) {
    const port = Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port);
    return port === ownPort ? undefined : 'loopback';
  }
  const name = NAMED_HOST.exec(text)?.[1];
  return name !== undefined && hosts.includes(name) ? 'public' : undefined;
}

export const isAllowedTarget = (url: string, allowed: AllowedTargets): boolean => classifyTarget(url, allowed) !== undefined;

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Ranges that are not public: RFC 6890 and related ones, v4 and v6. */
const nonPublicAddresses = new BlockList();
const nonPublicRangesV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
for (const [net, prefix] of nonPublicRangesV4) nonPublicAddresses.addSubnet(net, prefix, 'ipv4');
/** Of v6 only globally assigned addresses are public, not those that wrap a v4 address or a tunnel. */
const publicAddressesV6 = new BlockList();
publicAddressesV6.addSubnet('2000::', 3, 'ipv6');
const nonPublicRangesV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, prefix] of nonPublicRangesV6) nonPublicAddresses.addSubnet(net, prefix, 'ipv6');

function isAddressOfKind(kind: Kind, address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (kind === 'loopback') return loopbackAddresses.check(address, family);
  return family === 'ipv6'
    ? publicAddressesV6.check(address, family) && !nonPublicAddresses.check(address, family)
    : !nonPublicAddresses.check(address, family);
}

export type Address = { readonly address: string; readonly family: number };
type Lookup = (host: string) => Promise<readonly Address[]>;

const resolveAll: Lookup = (host) => lookup(host, { all: true });

/**
 * Resolves with the one address that this attempt connects to. The name is resolved once, and each of its addresses must be of the allowed
 * kind, so that no DNS response opens a door (OWASP, Server Side Request Forgery Prevention).
 * @returns undefined if the target is not allowed
 * @throws when the name is not found
 */
export async function resolveAddress(url: string, allowed: AllowedTargets, resolve: Lookup = resolveAll): Promise<Address | undefined> {
  const kind = classifyTarget(url, allowed);
  if (kind === undefined) return undefined;
  const addresses = await resolve(new URL(url).hostname.replace(/^\[|\]$/g, ''));
  return addresses.every(({ address }) => isAddressOfKind(kind, address)) ? addresses[0] : undefined;
}
