import { identityOrigins, type ServiceConfiguration } from './configuration.ts';
import { isConfigured, type Partner } from './documents.ts';

/** What a service adds to the documents that it may be in: sources of a policy, exactly as its makers document them. */
export type PartnerSources = {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly image: readonly string[];
  /** Names of Trusted Types policies that its script makes; null where it has no script in our document. */
  readonly trustedTypes: readonly string[] | null;
  /** Whether its script writes style attributes. */
  readonly styleAttributes: boolean;
  /** Below these its script may load more of itself; `https://*.` stands for any host before the rest. */
  readonly scriptPlaces: readonly string[];
};

const nothing: PartnerSources = { connect: [], frame: [], image: [], trustedTypes: null, styleAttributes: false, scriptPlaces: [] };

/** The generation that the installed `@stripe/stripe-js` expects; a test holds both together (THIRD-020). */
const CARD_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

function botCheckSources({ ports: { botCheck } }: ServiceConfiguration): PartnerSources {
  if (botCheck.kind !== 'recaptcha') return nothing;
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
  if (cardPayment === undefined) return nothing;
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

/** What a service adds; nothing where it is not configured. */
export function sourcesOf(config: ServiceConfiguration, partner: Partner): PartnerSources {
  if (!isConfigured(config, partner)) return nothing;
  const { chat, identity } = config.ports;
  switch (partner) {
    case 'botCheck':
      return botCheckSources(config);
    case 'cardPayment':
      return cardSources(config);
    case 'identity':
      // What stands for the SDK's addresses belongs to the host's page.
      return { ...nothing, frame: (identity?.kind === 'host' ? undefined : identity?.at?.frame) ?? identityOrigins(config) };
    case 'chat':
      return { ...nothing, frame: chat?.kind === 'intercom' && chat.origin !== undefined ? [chat.origin] : [] };
  }
}

/** The script of a service that runs in our documents; null where it is not configured. @param language for its words, `de` */
export function partnerScript({ ports }: ServiceConfiguration, partner: 'botCheck' | 'cardPayment', language: string): string | null {
  if (partner === 'cardPayment') return ports.cardPayment === undefined ? null : (ports.cardPayment.at?.script?.[0] ?? CARD_SCRIPT);
  if (ports.botCheck.kind !== 'recaptcha') return null;
  const { siteKey, host = 'www.google.com', at } = ports.botCheck;
  return `${at?.script?.[0] ?? `https://${host}/recaptcha/api.js`}?render=${siteKey}&hl=${language}&trustedtypes=true`;
}

/** Whether a script's address lies below one of these places. */
export function isBelow(address: string, places: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { href, protocol, host, pathname } = new URL(address);
  return places.some((place) => {
    const [, domain, path = '/'] = /^https:\/\/\*\.([^/]+)(\/.*)?$/.exec(place) ?? [];
    if (domain === undefined) return href.startsWith(place);
    return protocol === 'https:' && host.endsWith(`.${domain}`) && pathname.startsWith(path);
  });
}
