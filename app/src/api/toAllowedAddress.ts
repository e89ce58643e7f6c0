const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const parseUrl = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/**
 * Returns the address if the app may open or frame it, else null. It must be a web address on one of the origins, without user or password.
 * Others such as `javascript:` and other sites are rejected, even from the provider (GUARD-018). On the local machine any port is allowed,
 * for development.
 * @param own address of the page
 * @param origins of the provider and of identity hosts
 */
export function toAllowedAddress(address: string, own: string, origins: readonly string[]): string | null {
  const url = parseUrl(address);
  const page = parseUrl(own);
  if (url === undefined || url.username !== '' || url.password !== '') return null;
  const isLocal = LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
  const isOwn = url.origin === page?.origin || (isLocal && LOOPBACK.test(page?.hostname ?? ''));
  return isOwn || origins.some((origin) => parseUrl(origin)?.origin === url.origin) ? address : null;
}
