import { lazyPage } from './lazyPage.ts';

/** No such page, or nothing there under this id (APP-017, ACC-017): seldom seen, so no page waits for it. */
export const NotFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
