import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';

const getMediaQuery = (): MediaQueryList => matchMedia(`(min-width: ${breakpoints.desktop})`);

function subscribe(listener: () => void): () => void {
  const wide = getMediaQuery();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Returns true when the side menu is next to the page. In a narrow window the menu's content loads only when it opens. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getMediaQuery().matches,
    () => true,
  );
}
