import { object, oneOf } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import type { Push } from './Push.ts';

const parseSettings = object({}, { push: oneOf('granted', 'denied') });

/** Stands in for the wrapper. The local-storage key `wallet:sandbox` sets its response. Without the key it acts as a browser. */
export function createSandboxPush(local: () => Storage): Push {
  return {
    read: async () => {
      const setting = readSandboxSettings(parseSettings, local)?.push;
      return setting === undefined ? null : { id: 'sandbox-device', consent: setting === 'granted' };
    },
  };
}
