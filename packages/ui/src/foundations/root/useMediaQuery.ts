import { useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, updated when that changes.
 * @param onServer assumed where there is no window
 */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
