import type { Page, Route } from '@playwright/test';

type Asked = { readonly path: string; readonly method: string };

/** Does something else with the next call of this method to this path. */
export async function onNext(page: Page, { path, method }: Asked, handle: (route: Route) => Promise<void>): Promise<void> {
  let hasCome = false;
  await page.route(path, (route) => {
    if (hasCome || route.request().method() !== method) return route.fallback();
    hasCome = true;
    return handle(route);
  });
}

/** The next call to this path reaches the provider, which does what it is asked; its answer never arrives. */
export const loseAnswer = (page: Page, path: string, method = 'POST'): Promise<void> =>
  onNext(page, { path, method }, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
