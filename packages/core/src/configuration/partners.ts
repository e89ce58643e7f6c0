import { identityOrigins, type ServiceConfiguration } from './configuration.ts';
import { isConfigured, type Partner } from './documents.ts';

/** Policy sources that a service adds to its documents, exactly as documented by its vendor. */
export type PartnerSources = {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
  /** Names of the Trusted Types policies its script creates. Null when it has no script in our document. */
  readonly trustedTypes: readonly string[] | null;
  /** True when its script writes style attributes. */
  readonly styleAttributes: boolean;
  /** URL prefixes from which its script may load more code. `https://*.` stands for any subdomain. */
  readonly scriptPlaces: readonly string[];
};

const noSources: PartnerSources = { connect: [], frame: [], image: [], trustedTypes: null, styleAttributes: false, scriptPlaces: [] };

/** The version that the installed `@stripe/stripe-js` expects. A test keeps the two in step (THIRD-020). */
const CARD_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

function botCheckSources({ ports: { botCheck } }: ServiceConfiguration): PartnerSources {
  if (botCheck.kind !== 'recaptcha') return noSources;
  const { host = 'www.google.com', trustedTypes = ['goog#html'], styleAttributes = false, at } = botCheck;
  const own = `https://${host}/recaptcha/`;
  return {
    connect: at?.connect ?? [own],
    frame: at?.frame ?? [own, 'https://recaptcha.google.com/recaptcha/'],
    image: at?.image ?? [],
    trustedTypes,
    styleAttributes,
    scriptPlaces: at?.script ?? [own, 'https://www.gstatic.com/recaptcha/'],
  };
}

function cardSources({ ports: { cardPayment } }: ServiceConfiguration): PartnerSources {
  if (cardPayment === undefined) return noSources;
  const { trustedTypes = [], styleAttributes = true, at } = cardPayment;
  return {
    connect: at?.connect ?? ['https://api.stripe.com'],
    frame: at?.frame ?? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    image: at?.image ?? [],
    trustedTypes,
    styleAttributes,
    scriptPlaces: at?.script ?? ['https://js.stripe.com/', 'https://*.js.stripe.com/'],
  };
}

/** Returns the sources that a service adds. Empty when it is not configured. */
export function getSources(config: ServiceConfiguration, partner: Partner): PartnerSources {
  if (!isConfigured(config, partner)) return noSources;
  const { chat, identity } = config.ports;
  switch (partner) {
    case 'botCheck':
      return botCheckSources(config);
    case 'cardPayment':
      return cardSources(config);
    case 'identity':
      // With a host page, the addresses that replace the SDK's apply to that page.
      return { ...noSources, frame: (identity?.kind === 'host' ? undefined : identity?.at?.frame) ?? identityOrigins(config) };
    case 'chat':
      return { ...noSources, frame: chat?.kind === 'intercom' && chat.origin !== undefined ? [chat.origin] : [] };
  }
}

/**
 * Returns the URL of a service's script that runs in our documents, or null when it is not configured.
 * @param language of its texts, such as `de`
 */
export function partnerScript({ ports }: ServiceConfiguration, partner: 'botCheck' | 'cardPayment', language: string): string | null {
  if (partner === 'cardPayment') return ports.cardPayment === undefined ? null : (ports.cardPayment.at?.script?.[0] ?? CARD_SCRIPT);
  if (ports.botCheck.kind !== 'recaptcha') return null;
  const { siteKey, host = 'www.google.com', at } = ports.botCheck;
  return `${at?.script?.[0] ?? `https://${host}/recaptcha/api.js`}?render=${siteKey}&hl=${language}&trustedtypes=true`;
}

/** True when a script's address starts with one of these prefixes. */
export function hasUrlPrefix(address: string, places: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { href, protocol, host, pathname } = new URL(address);
  return places.some((place) => {
    const [, domain, path = '/'] = /^https:\/\/\*\.([^/]+)(\/.*)?$/.exec(place) ?? [];
    if (domain === undefined) return href.startsWith(place);
    return protocol === 'https:' && host.endsWith(`.${domain}`) && pathname.startsWith(path);
  });
}
