import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { MissingPart } from './MissingPart.ts';

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Starts loading before it is rendered; asked again, it loads once. */
  readonly preload: () => void;
};

export type LazyPage = LazyPart<object>;

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

/** A part of a page in a chunk of its own. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = () => (loading ??= load());
  const part = lazy(async () => {
    try {
      return { default: await loadPart(loadOnce) };
    } catch (error) {
      loading = null;
      throw error;
    }
  });
  return Object.assign(part, {
    preload: () => {
      loadOnce().catch(() => {
        loading = null;
      });
    },
  });
}

/** A page in a chunk of its own. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => lazyPart(load);
