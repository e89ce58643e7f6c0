import { useSyncExternalStore } from 'react';
import type { Clock } from '../adapters/clock/Clock.ts';
import { useServices } from './Services.ts';

/**
 * The provider's time, for all that is dated, due or expired; another object where an answer has contradicted it, so that what was worked
 * out by it is worked out again. Waits and countdowns go by `clock`, the device's.
 */
export function useProviderTime(): Pick<Clock, 'now'> {
  const { providerClock } = useServices();
  return useSyncExternalStore(providerClock.subscribe, providerClock.time, providerClock.time);
}
