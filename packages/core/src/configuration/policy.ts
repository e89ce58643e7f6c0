import type { ServiceConfiguration } from './configuration.ts';
import { partnersAt } from './documents.ts';
import { sourcesOf, type PartnerSources } from './partners.ts';

/** Stands for the nonce where a policy is shown or written before there is an answer. */
export const NONCE_PLACE = '{N}';

/** A directive; nothing where it has no source. */
const directive = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** The stand-ins of the sandbox are pages and frames of the app's own origin (D-KYC-14). */
const framesItself = ({ ports }: ServiceConfiguration): boolean => ports.identity === undefined || ports.chat?.kind === 'sandbox';

const originOf = (address: string): string => new URL(address).origin;

function trustedTypes(partners: readonly PartnerSources[]): string {
  const names = partners.flatMap((partner) => (partner.trustedTypes === null ? [] : [partner.trustedTypes]));
  return directive('trusted-types', names.length === 0 ? ["'none'"] : ['wallet-scripts', 'default', ...names.flat()]);
}

/** The `Content-Security-Policy` of the document of a path (THIRD-001, THIRD-002). */
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

/** What this origin keeps for itself, and what nobody has. */
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

/** The `Permissions-Policy` of the document of a path: a frame gets what both this and its `allow` grant. */
export function permissionsPolicy(config: ServiceConfiguration, path: string): string {
  const grants = grantsOf(config, path);
  const [camera, microphone, ...rest] = Object.entries(permissions).map(([name, own]) => [name, grants.get(name) ?? own] as const);
  const further = [...grants].filter(([name]) => permissions[name] === undefined);
  const all = [camera, microphone, ...further, ...rest].filter((one) => one !== undefined);
  return all.map(([name, origins]) => `${name}=(${origins.join(' ')})`).join(', ');
}

/** Every header of the page of a path besides HSTS, which the server of TLS sets. @param nonce new in every answer */
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
