import type { Page, Route } from '@playwright/test';

type InterceptedCall = { readonly path: string; readonly method: string };

/** Intercepts the next call with this method and path. */
export async function interceptNext(page: Page, { path, method }: InterceptedCall, handle: (route: Route) => Promise<void>): Promise<void> {
  let hasCome = false;
  await page.route(path, (route) => {
    if (hasCome || route.request().method() !== method) return route.fallback();
    hasCome = true;
    return handle(route);
  });
}

/** Lets the next call reach the provider and drops its response. */
export const loseResponse = (page: Page, path: string, method = 'POST'): Promise<void> =>
  interceptNext(page, { path, method }, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
