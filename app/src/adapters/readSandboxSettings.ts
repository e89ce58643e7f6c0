import { parseJson, type Reader } from '@wallet/core/configuration/readers';

/**
 * Reads the settings of a stand-in from the local-storage key `wallet:sandbox` (sandbox.md). Undefined when they are unreadable or storage
 * is blocked.
 */
export function readSandboxSettings<Settings>(reader: Reader<Settings>, local: () => Storage): Settings | undefined {
  try {
    return reader(parseJson(local().getItem('wallet:sandbox') ?? '{}'));
  } catch {
    return undefined;
  }
}
