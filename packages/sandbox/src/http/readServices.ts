import { readServiceConfiguration, type ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The services of a page that has no configuration: none but its own origin. */
export const noServices: ServiceConfiguration = { providerOrigin: '', ports: { monitoring: 'http', botCheck: { kind: 'sandbox' } } };

/** The services that the configuration beside the pages names; asked for each page, because it is changed without a build or a start. */
export function readServices(folder: string): ServiceConfiguration {
  const file = join(folder, 'config.json');
  if (!existsSync(file)) return noServices;
  try {
    return readServiceConfiguration(JSON.parse(readFileSync(file, 'utf8'))) ?? noServices;
  } catch {
    return noServices; // the app says what is wrong with it
  }
}
