import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { isConfigured, partnersAt } from '@wallet/core/configuration/documents';
import { partnerScript, sourcesOf } from '@wallet/core/configuration/partners';

const originOf = (address: string): readonly string[] => (address.includes('*') ? [] : [new URL(address).origin]);

/** The origins that a page of this path speaks to before anything else: a script's, what it asks, a frame's (DEP-002). */
export function preconnectsAt(config: ServiceConfiguration, path: string): readonly string[] {
  const origins = partnersAt(config, path).flatMap((partner) => {
    const { connect, frame } = sourcesOf(config, partner);
    if (partner !== 'botCheck' && partner !== 'cardPayment') return frame.flatMap(originOf);
    const script = isConfigured(config, partner) ? partnerScript(config, partner, 'en') : null;
    return [...(script === null ? [] : originOf(script)), ...connect.flatMap(originOf)];
  });
  return [...new Set(origins)];
}

/** The page with a link for each of these origins. */
export const withPreconnects = (page: string, origins: readonly string[]): string =>
  page.replace('</title>', (end) => `${end}${origins.map((origin) => `<link rel="preconnect" href="${origin}">`).join('')}`);
