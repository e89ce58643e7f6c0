import { useSyncExternalStore } from 'react';
import type { Clock } from '../adapters/clock/Clock.ts';
import { useServices } from './Services.ts';

/**
 * Returns the provider's time, for dates, due times and expiry. It is replaced by a new object when a response contradicts it, so that
 * derived values are recalculated. Timers and countdowns use `clock`, the device's.
 */
export function useProviderTime(): Pick<Clock, 'now'> {
  const { providerClock } = useServices();
  return useSyncExternalStore(providerClock.subscribe, providerClock.time, providerClock.time);
}
