import type { Tabs } from '../session/openTabs.ts';
import { openTabs } from '../session/openTabs.ts';
import { createMemoryArea, type StorageAreas } from '../storage/createDeviceStorage.ts';

export type Environment = {
  readonly areas: StorageAreas;
  readonly tabs: Tabs;
  /** Undefined in a browser without Web Locks. */
  readonly locks: LockManager | undefined;
  readonly network: Pick<Window, 'addEventListener'> & { readonly navigator: { readonly onLine: boolean } };
  readonly search: string;
  readonly referrer: string;
  /** The browser's first language, a BCP 47 tag. */
  readonly language: string;
};

export const readEnvironment = (): Environment => ({
  areas: { local: () => localStorage, session: () => sessionStorage },
  tabs: openTabs(),
  locks: navigator.locks,
  network: window,
  search: location.search,
  referrer: document.referrer,
  language: navigator.language,
});

/** Surroundings without a browser. The build uses them to draw the first screens for a visitor with an empty device. */
export function createEmptyEnvironment(): Environment {
  const [local, session] = [createMemoryArea(), createMemoryArea()];
  return {
    areas: { local: () => local, session: () => session },
    tabs: { tell: () => undefined, listen: () => () => undefined },
    locks: undefined,
    network: { addEventListener: () => undefined, navigator: { onLine: true } },
    search: '',
    referrer: '',
    language: 'en',
  };
}
