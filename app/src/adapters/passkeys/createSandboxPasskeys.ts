import { object, oneOf } from '@wallet/core/configuration/readers';
import type { Passkeys } from './Passkeys.ts';

const parseSettings = object({}, { passkeys: oneOf('system', 'none') });

/** The browser's passkeys, which the local-storage key `wallet:sandbox` can turn off (sandbox.md). */
export function createSandboxPasskeys(local: () => Storage, passkeys: Passkeys): Passkeys {
  const isWithout = (): boolean => {
    try {
      return parseSettings(JSON.parse(local().getItem('wallet:sandbox') ?? '{}'))?.passkeys === 'none';
    } catch {
      return false;
    }
  };
  return { ...passkeys, available: () => passkeys.available() && !isWithout() };
}
