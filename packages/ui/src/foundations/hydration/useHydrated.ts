import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False while markup that was drawn on a server waits for its script, because nothing could answer a press. True at once where a browser draws it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
