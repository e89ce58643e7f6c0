import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';

const media = (): MediaQueryList => matchMedia(`(min-width: ${breakpoints.desktop})`);

function subscribe(listener: () => void): () => void {
  const wide = media();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the side menu is beside the page; a narrow window keeps the menu's content unloaded until it is opened. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => true,
  );
}
