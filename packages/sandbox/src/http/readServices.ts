import { readServiceConfiguration, type ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The services of a page without a configuration: only its own origin. */
export const noServices: ServiceConfiguration = { providerOrigin: '', ports: { monitoring: 'http', botCheck: { kind: 'sandbox' } } };

/** Reads the services from the configuration next to the pages. Read for each page, because it changes without a build or restart. */
export function readServices(folder: string): ServiceConfiguration {
  const file = join(folder, 'config.json');
  if (!existsSync(file)) return noServices;
  try {
    return readServiceConfiguration(JSON.parse(readFileSync(file, 'utf8'))) ?? noServices;
  } catch {
    return noServices; // the app reports what is wrong with it
  }
}
