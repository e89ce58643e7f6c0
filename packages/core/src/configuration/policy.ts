import type { ServiceConfiguration } from './configuration.ts';
import { partnersAt } from './documents.ts';
import { sourcesOf, type PartnerSources } from './partners.ts';

/** Placeholder for the nonce where a policy is shown or written before there is a response. */
export const NONCE_PLACE = '{N}';

const directive = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** The sandbox's stand-ins are pages and frames on the app's own origin (D-KYC-14). */
const framesItself = ({ ports }: ServiceConfiguration): boolean => ports.identity === undefined || ports.chat?.kind === 'sandbox';

const originOf = (address: string): string => new URL(address).origin;

function trustedTypes(partners: readonly PartnerSources[]): string {
  const names = partners.flatMap((partner) => (partner.trustedTypes === null ? [] : [partner.trustedTypes]));
  return directive('trusted-types', names.length === 0 ? ["'none'"] : ['wallet-scripts', 'default', ...names.flat()]);
}

/** Builds the `Content-Security-Policy` for the document of a path (THIRD-001, THIRD-002). */
export function contentSecurityPolicy(config: ServiceConfiguration, path: string, nonce: string): string {
  const { providerOrigin, imageOrigins = [], ports } = config;
  const provider = providerOrigin === '' ? [] : [providerOrigin];
  const errors = ports.sentry === undefined ? [] : [originOf(ports.sentry.dsn)];
  const partners = partnersAt(config, path).map((partner) => sourcesOf(config, partner));
  const frames = [...(framesItself(config) ? ["'self'"] : []), ...partners.flatMap(({ frame }) => frame)];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(partners.some(({ styleAttributes }) => styleAttributes) ? ["style-src-attr 'unsafe-inline'"] : []),
    directive('img-src', ["'self'", 'data:', 'blob:', ...provider, ...imageOrigins, ...partners.flatMap(({ image }) => image)]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...provider, ...errors, ...partners.flatMap(({ connect }) => connect)]),
    directive('frame-src', frames.length === 0 ? ["'none'"] : frames),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    trustedTypes(partners),
  ].join('; ');
}

/** Default permissions: `self` reserves one for this origin, an empty list denies it to everyone. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  camera: ['self'],
  microphone: [],
  geolocation: [],
  payment: [],
  usb: [],
};

function grantsOf(config: ServiceConfiguration, path: string): ReadonlyMap<string, readonly string[]> {
  const partners = partnersAt(config, path);
  const { identity, cardPayment } = config.ports;
  if (partners.includes('identity') && identity !== undefined) {
    const { frame } = sourcesOf(config, 'identity');
    const origins = ['self', ...frame.map((address) => `"${originOf(address)}"`)];
    return new Map((identity.permissions ?? ['camera', 'microphone', 'fullscreen']).map((name) => [name, origins]));
  }
  if (partners.includes('cardPayment') && cardPayment?.wallets === true) {
    const origin = originOf(cardPayment.at?.frame?.[0] ?? 'https://js.stripe.com');
    return new Map([['payment', ['self', `"${origin}"`]]]);
  }
  return new Map();
}

/** Builds the `Permissions-Policy` for the document of a path. A frame gets only what both this and its `allow` grant. */
export function permissionsPolicy(config: ServiceConfiguration, path: string): string {
  const grants = grantsOf(config, path);
  const [camera, microphone, ...rest] = Object.entries(permissions).map(([name, own]) => [name, grants.get(name) ?? own] as const);
  const further = [...grants].filter(([name]) => permissions[name] === undefined);
  const all = [camera, microphone, ...further, ...rest].filter((one) => one !== undefined);
  return all.map(([name, origins]) => `${name}=(${origins.join(' ')})`).join(', ');
}

/**
 * Builds all headers for the page of a path except HSTS, which the TLS server sets.
 * @param nonce new for every response
 */
export function pageHeaders(config: ServiceConfiguration, path: string, nonce: string = NONCE_PLACE): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(config, path, nonce),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(config, path),
    'cache-control': 'no-store',
  };
}
