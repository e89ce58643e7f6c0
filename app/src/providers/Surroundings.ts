import type { Tabs } from '../session/openTabs.ts';
import { openTabs } from '../session/openTabs.ts';
import { createMemoryArea, type StorageAreas } from '../storage/createDeviceStorage.ts';

/** What the app reads of the document it runs in. */
export type Surroundings = {
  readonly areas: StorageAreas;
  readonly tabs: Tabs;
  readonly network: Pick<Window, 'addEventListener'> & { readonly navigator: { readonly onLine: boolean } };
  readonly search: string;
  readonly referrer: string;
  /** The browser's first language, a BCP 47 tag. */
  readonly language: string;
};

/** The tab of a browser. */
export const readSurroundings = (): Surroundings => ({
  areas: { local: () => localStorage, session: () => sessionStorage },
  tabs: openTabs(),
  network: window,
  search: location.search,
  referrer: document.referrer,
  language: navigator.language,
});

/** No browser at all: what the build draws first screens in, as a visitor with an empty device would see them. */
export function emptySurroundings(): Surroundings {
  const [local, session] = [createMemoryArea(), createMemoryArea()];
  return {
    areas: { local: () => local, session: () => session },
    tabs: { tell: () => undefined, listen: () => () => undefined },
    network: { addEventListener: () => undefined, navigator: { onLine: true } },
    search: '',
    referrer: '',
    language: 'en',
  };
}
