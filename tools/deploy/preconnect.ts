import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { isConfigured, getPartners } from '@wallet/core/configuration/documents';
import { partnerScript, getSources } from '@wallet/core/configuration/partners';

const toOrigin = (address: string): readonly string[] => (address.includes('*') ? [] : [new URL(address).origin]);

/** The origins that the page at this path contacts first: those of scripts, their requests and frames (DEP-002). */
export function findPreconnects(config: ServiceConfiguration, path: string): readonly string[] {
  const origins = getPartners(config, path).flatMap((partner) => {
    const { connect, frame } = getSources(config, partner);
    if (partner !== 'botCheck' && partner !== 'cardPayment') return frame.flatMap(toOrigin);
    const script = isConfigured(config, partner) ? partnerScript(config, partner, 'en') : null;
    return [...(script === null ? [] : toOrigin(script)), ...connect.flatMap(toOrigin)];
  });
  return [...new Set(origins)];
}

export const addPreconnects = (page: string, origins: readonly string[]): string =>
  page.replace('</title>', (end) => `${end}${origins.map((origin) => `<link rel="preconnect" href="${origin}">`).join('')}`);
