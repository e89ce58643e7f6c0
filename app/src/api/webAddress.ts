const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The address as the platform reads it; undefined where it is none. */
const read = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/**
 * An address that the app may open or frame: of the web, without user or password, and of one of the origins; null for any other, such as
 * `javascript:`, and for another site, however it was told by the provider (GUARD-018). On this machine every port is the developer's own.
 * @param own address of the page
 * @param origins the provider's, and those of identity hosts
 */
export function webAddress(address: string, own: string, origins: readonly string[]): string | null {
  const url = read(address);
  const page = read(own);
  if (url === undefined || url.username !== '' || url.password !== '') return null;
  const isLocal = LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
  const isOwn = url.origin === page?.origin || (isLocal && LOOPBACK.test(page?.hostname ?? ''));
  return isOwn || origins.some((origin) => read(origin)?.origin === url.origin) ? address : null;
}
