import { loadPart, Part } from '@wallet/ui/foundations/parts';
import type { PageWaitingProps } from '@wallet/ui/patterns/PageStates';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadOnce } from '../../adapters/createLazyPort.ts';

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Starts loading before rendering. Repeated calls load only once. */
  readonly preload: () => void;
};

export type LazyPage = LazyPart<object>;

/** A part of a page in its own chunk. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const open = loadOnce(() => loadPart(load));
  const part = lazy(async () => ({ default: await open() }));
  return Object.assign(part, { preload: () => void open().catch(() => undefined) });
}

export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => lazyPart(load);

/** Loaded with the customer's menu. */
export const PageWaiting = lazyPart<PageWaitingProps>(async () => (await import('@wallet/ui/patterns/PageStates')).PageWaiting);

/** Placeholder in the shape of a page without its own skeleton. */
export function PageLoading(props: PageWaitingProps) {
  return (
    <Part>
      <PageWaiting {...props} />
    </Part>
  );
}

/** No such page, or no data for this id (APP-017, ACC-017). Rarely shown, so no page waits for it. */
export const NotFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
