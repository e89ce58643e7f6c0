import type { Wrapper } from '@wallet/bridge/pageEnd';
import type { Push } from './Push.ts';

/**
 * Push over the native bridge. The wrapper contains the push service's library (OneSignal). The app only reads the device's id and consent.
 */
export const createNativePush = ({ ask }: Pick<Wrapper, 'ask'>): Push => ({ read: () => ask('push', {}) });
