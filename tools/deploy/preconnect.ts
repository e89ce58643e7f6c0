import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { isConfigured, partnersAt } from '@wallet/core/configuration/documents';
import { partnerScript, sourcesOf } from '@wallet/core/configuration/partners';

const originOf = (address: string): readonly string[] => (address.includes('*') ? [] : [new URL(address).origin]);

/** The origins that the page at this path contacts first: those of scripts, their requests and frames (DEP-002). */
export function preconnectsAt(config: ServiceConfiguration, path: string): readonly string[] {
  const origins = partnersAt(config, path).flatMap((partner) => {
    const { connect, frame } = sourcesOf(config, partner);
    if (partner !== 'botCheck' && partner !== 'cardPayment') return frame.flatMap(originOf);
    const script = isConfigured(config, partner) ? partnerScript(config, partner, 'en') : null;
    return [...(script === null ? [] : originOf(script)), ...connect.flatMap(originOf)];
  });
  return [...new Set(origins)];
}

export const withPreconnects = (page: string, origins: readonly string[]): string =>
  page.replace('</title>', (end) => `${end}${origins.map((origin) => `<link rel="preconnect" href="${origin}">`).join('')}`);
