import type { Wrapper } from '@wallet/bridge/pageEnd';
import type { Push } from './Push.ts';

/** Push by the native bridge: the wrapper holds the push service's library, OneSignal's, and the app only asks what the device is known by. */
export const createNativePush = ({ ask }: Pick<Wrapper, 'ask'>): Push => ({ read: () => ask('push', {}) });
