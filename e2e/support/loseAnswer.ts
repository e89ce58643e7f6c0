import type { Page } from '@playwright/test';

/** The next call to this path reaches the provider, which does what it is asked; its answer never arrives. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
