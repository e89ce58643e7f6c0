import { object, oneOf } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import type { Passkeys } from './Passkeys.ts';

const parseSettings = object({}, { passkeys: oneOf('system', 'none') });

/** The browser's passkeys, which the local-storage key `wallet:sandbox` can turn off (sandbox.md). */
export function createSandboxPasskeys(local: () => Storage, passkeys: Passkeys): Passkeys {
  return { ...passkeys, available: () => passkeys.available() && readSandboxSettings(parseSettings, local)?.passkeys !== 'none' };
}
