import { useCallback, useSyncExternalStore } from 'react';
import type { StorageKey } from '../storage/StorageKey.ts';
import { deviceKeys } from '../storage/keys.ts';
import { useServices } from './Services.ts';

/** Event for changes in this tab. Other tabs receive the browser's own `storage` event. */
const WRITTEN_EVENT = 'wallet:written';

function subscribe(listener: () => void): () => void {
  for (const name of [WRITTEN_EVENT, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [WRITTEN_EVENT, 'storage']) removeEventListener(name, listener);
  };
}

/**
 * Returns a string stored on this device and its setter. All its users, in every tab, follow a change immediately (D-SET-08).
 * @param key of a string; values parsed into a new object on each read would cause endless renders
 */
export function useDeviceValue<T extends string>(key: StorageKey<T>): readonly [value: T | null, write: (value: NoInfer<T>) => void] {
  const { storage } = useServices();
  const read = () => storage.read(key);
  const value = useSyncExternalStore(subscribe, read, read);
  const write = useCallback(
    (next: T) => {
      storage.write(key, next);
      dispatchEvent(new Event(WRITTEN_EVENT));
    },
    [storage, key],
  );
  return [value, write];
}

/** The currency in which totals are shown. EUR until the customer chooses, then it changes immediately (SES-004, SET-010, SET-011). */
export function usePrimaryCurrency(): 'EUR' | 'USD' {
  return useDeviceValue(deviceKeys.balanceCurrency)[0] ?? 'EUR';
}
