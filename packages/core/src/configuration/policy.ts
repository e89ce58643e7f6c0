import type { ServiceConfiguration } from './configuration.ts';
import { getPartners } from './documents.ts';
import { getSources, type PartnerSources } from './partners.ts';

/** Placeholder for the nonce where a policy is shown or written before there is a response. */
export const NONCE_PLACEHOLDER = '{N}';

const writeDirective = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ');

/** The sandbox's stand-ins are pages and frames on the app's own origin (D-KYC-14). */
const hasOwnFrames = ({ ports }: ServiceConfiguration): boolean => ports.identity === undefined || ports.chat?.kind === 'sandbox';

const getOrigin = (address: string): string => new URL(address).origin;

function writeTrustedTypes(partners: readonly PartnerSources[]): string {
  const names = partners.flatMap((partner) => (partner.trustedTypes === null ? [] : [partner.trustedTypes]));
  return writeDirective('trusted-types', names.length === 0 ? ["'none'"] : ['wallet-scripts', 'default', ...names.flat()]);
}

/** Builds the `Content-Security-Policy` for the document of a path (THIRD-001, THIRD-002). */
export function buildContentSecurityPolicy(config: ServiceConfiguration, path: string, nonce: string): string {
  const { providerOrigin, imageOrigins = [], ports } = config;
  const provider = providerOrigin === '' ? [] : [providerOrigin];
  const errors = ports.sentry === undefined ? [] : [getOrigin(ports.sentry.dsn)];
  const partners = getPartners(config, path).map((partner) => getSources(config, partner));
  const frames = [...(hasOwnFrames(config) ? ["'self'"] : []), ...partners.flatMap(({ frame }) => frame)];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(partners.some(({ styleAttributes }) => styleAttributes) ? ["style-src-attr 'unsafe-inline'"] : []),
    writeDirective('img-src', ["'self'", 'data:', 'blob:', ...provider, ...imageOrigins, ...partners.flatMap(({ image }) => image)]),
    "font-src 'self'",
    writeDirective('connect-src', ["'self'", ...provider, ...errors, ...partners.flatMap(({ connect }) => connect)]),
    writeDirective('frame-src', frames.length === 0 ? ["'none'"] : frames),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    writeTrustedTypes(partners),
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

function getGrants(config: ServiceConfiguration, path: string): ReadonlyMap<string, readonly string[]> {
  const partners = getPartners(config, path);
  const { identity, cardPayment } = config.ports;
  if (partners.includes('identity') && identity !== undefined) {
    const { frame } = getSources(config, 'identity');
    const origins = ['self', ...frame.map((address) => `"${getOrigin(address)}"`)];
    return new Map((identity.permissions ?? ['camera', 'microphone', 'fullscreen']).map((name) => [name, origins]));
  }
  if (partners.includes('cardPayment') && cardPayment?.wallets === true) {
    const origin = getOrigin(cardPayment.at?.frame?.[0] ?? 'https://js.stripe.com');
    return new Map([['payment', ['self', `"${origin}"`]]]);
  }
  return new Map();
}

/** Builds the `Permissions-Policy` for the document of a path. A frame gets only what both this and its `allow` grant. */
export function buildPermissionsPolicy(config: ServiceConfiguration, path: string): string {
  const grants = getGrants(config, path);
  const [camera, microphone, ...rest] = Object.entries(permissions).map(([name, own]) => [name, grants.get(name) ?? own] as const);
  const further = [...grants].filter(([name]) => permissions[name] === undefined);
  const all = [camera, microphone, ...further, ...rest].filter((one) => one !== undefined);
  return all.map(([name, origins]) => `${name}=(${origins.join(' ')})`).join(', ');
}

/** Headers of every page, with its two policies. */
export const toPageHeaders = (contentSecurityPolicy: string, permissionsPolicy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'cache-control': 'no-store',
});

/**
 * Builds all headers for the page of a path except HSTS, which the TLS server sets.
 * @param nonce new for every response
 */
export const buildPageHeaders = (
  config: ServiceConfiguration,
  path: string,
  nonce: string = NONCE_PLACEHOLDER,
): Readonly<Record<string, string>> => toPageHeaders(buildContentSecurityPolicy(config, path, nonce), buildPermissionsPolicy(config, path));
