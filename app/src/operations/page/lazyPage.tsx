import { loadPart, Part } from '@wallet/ui/foundations/parts';
import type { PageWaitingProps } from '@wallet/ui/patterns/PageStates';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadOnce } from '../../adapters/lazyPort.ts';

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Starts loading before it is rendered; asked again, it loads once. */
  readonly preload: () => void;
};

export type LazyPage = LazyPart<object>;

/** A part of a page in a chunk of its own. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const open = loadOnce(() => loadPart(load));
  const part = lazy(async () => ({ default: await open() }));
  return Object.assign(part, { preload: () => void open().catch(() => undefined) });
}

/** A page in a chunk of its own. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => lazyPart(load);

/** It comes with the menu of a customer. */
export const PageWaiting = lazyPart<PageWaitingProps>(async () => (await import('@wallet/ui/patterns/PageStates')).PageWaiting);

/** While a page is on its way and has no skeleton of its own: its shape. */
export function PageLoading(props: PageWaitingProps) {
  return (
    <Part>
      <PageWaiting {...props} />
    </Part>
  );
}

/** No such page, or nothing there under this id (APP-017, ACC-017): seldom seen, so no page waits for it. */
export const NotFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
