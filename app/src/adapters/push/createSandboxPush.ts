import { object, oneOf } from '@wallet/core/configuration/readers';
import type { Push } from './Push.ts';

const parseSettings = object({}, { push: oneOf('granted', 'denied') });

/** Stands in for the wrapper. The local-storage key `wallet:sandbox` sets its response. Without the key it acts as a browser. */
export function createSandboxPush(local: () => Storage): Push {
  return {
    read: async () => {
      try {
        const wish = parseSettings(JSON.parse(local().getItem('wallet:sandbox') ?? '{}'))?.push;
        return wish === undefined ? null : { id: 'sandbox-device', consent: wish === 'granted' };
      } catch {
        return null;
      }
    },
  };
}
