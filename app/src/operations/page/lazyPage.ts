import { loadPart } from '@wallet/ui/foundations/parts/loadPart';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Starts loading before it is rendered; asked again, it loads once. */
  readonly preload: () => void;
};

export type LazyPage = LazyPart<object>;

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
