import { useCallback, useSyncExternalStore } from 'react';
import type { StorageKey } from '../storage/StorageKey.ts';
import { deviceKeys } from '../storage/keys.ts';
import { useServices } from './Services.ts';

/** Told in this tab when a value was written; other tabs hear the browser's own `storage`. */
const WRITTEN = 'wallet:written';

function subscribe(listener: () => void): () => void {
  for (const name of [WRITTEN, 'storage']) addEventListener(name, listener);
  return () => {
    for (const name of [WRITTEN, 'storage']) removeEventListener(name, listener);
  };
}

/**
 * A word that this device remembers, and what writes it: everyone who shows it follows at once, in every tab (D-SET-08).
 * @param key of a word; what is parsed into a new object each time would never come to rest
 */
export function useDeviceValue<T extends string>(key: StorageKey<T>): readonly [value: T | null, write: (value: NoInfer<T>) => void] {
  const { storage } = useServices();
  const read = () => storage.read(key);
  const value = useSyncExternalStore(subscribe, read, read);
  const write = useCallback(
    (next: T) => {
      storage.write(key, next);
      dispatchEvent(new Event(WRITTEN));
    },
    [storage, key],
  );
  return [value, write];
}

/** The currency that totals are shown in; EUR until the customer chooses, and at once when they do (SES-004, SET-010, SET-011). */
export function usePrimaryCurrency(): 'EUR' | 'USD' {
  return useDeviceValue(deviceKeys.balanceCurrency)[0] ?? 'EUR';
}
