import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { MissingPart } from './MissingPart.ts';

export type LazyPage = LazyExoticComponent<ComponentType> & {
  /** Starts loading before the page is rendered; asked again, it loads once. */
  readonly preload: () => void;
};

/**
 * Loads a part of the app.
 * @throws MissingPart it was replaced, or the network is gone
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingPart('A part of the app could not be loaded. It was replaced by a newer one, or the network was lost.', { cause });
  }
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  const loadOnce = () => (loading ??= load());
  const page = lazy(async () => {
    try {
      return { default: await loadPart(loadOnce) };
    } catch (error) {
      loading = null;
      throw error;
    }
  });
  return Object.assign(page, {
    preload: () => {
      loadOnce().catch(() => {
        loading = null;
      });
    },
  });
}
