import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';

export type Config = Configuration;

/**
 * Parses the configuration on start.
 * @throws Error that lists everything that is wrong with it
 */
export function parseConfig(value: unknown): Config {
  const issues: string[] = [];
  const config = readConfiguration(value, issues);
  if (config !== undefined) return config;
  throw new ProgrammingError(`config.json cannot be used, so the app does not know its provider. Mend:\n${issues.join('\n')}`);
}

/** Identifies a configuration, to compare the one used by the build's first screens with this installation's. */
export const toConfigMark = (config: Config): string => JSON.stringify(config);

/**
 * Returns the configuration stored by the page before a restart (`visitKeys.config`), which saves one request on login. It is used once.
 */
function takeStoredConfig(area: () => Storage): Config | undefined {
  try {
    const stored = area().getItem('wallet:v1:config');
    area().removeItem('wallet:v1:config');
    return stored === null ? undefined : readConfiguration(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Resolves with the configuration of the page before a restart, else with `/config.json`, which the page has preloaded. */
export async function loadConfig(ask: typeof fetch = fetch, area = () => sessionStorage): Promise<Config> {
  const handedOn = takeStoredConfig(area);
  if (handedOn !== undefined) return handedOn;
  const answer = await ask('/config.json', { credentials: 'same-origin' });
  if (!answer.ok)
    throw new ProgrammingError(
      `config.json was answered with ${answer.status}: the app does not know its provider. Serve it beside index.html.`,
    );
  return parseConfig(await answer.json());
}
