import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { ProgrammingError } from '@wallet/core/errors/ProgrammingError';

export type Config = Configuration;

/**
 * Reads the configuration at the door.
 * @throws Error that lists everything that is wrong with it
 */
export function parseConfig(value: unknown): Config {
  const issues: string[] = [];
  const config = readConfiguration(value, issues);
  if (config !== undefined) return config;
  throw new ProgrammingError(`config.json cannot be used, so the app does not know its provider. Mend:\n${issues.join('\n')}`);
}

/** Tells two configurations apart: what the build drew its first screens with, and what this installation says. */
export const configMark = (config: Config): string => JSON.stringify(config);

/**
 * What the page before this one, which loaded the app afresh, ran with (`visitKeys.config`): a login waits for one answer less. For one use;
 * every other load asks.
 */
function takeHandedOn(area: () => Storage): Config | undefined {
  try {
    const stored = area().getItem('wallet:v1:config');
    area().removeItem('wallet:v1:config');
    return stored === null ? undefined : readConfiguration(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** The configuration: handed on by the page before, else that of `/config.json`, which the page has preloaded. */
export async function loadConfig(ask: typeof fetch = fetch, area = () => sessionStorage): Promise<Config> {
  const handedOn = takeHandedOn(area);
  if (handedOn !== undefined) return handedOn;
  const answer = await ask('/config.json', { credentials: 'same-origin' });
  if (!answer.ok)
    throw new ProgrammingError(
      `config.json was answered with ${answer.status}: the app does not know its provider. Serve it beside index.html.`,
    );
  return parseConfig(await answer.json());
}
