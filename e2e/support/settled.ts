import type { Page } from '@playwright/test';

/** Waits until the page stands as it will: the app has drawn it, no query is under way and no lazy part is coming (`data-settled`). */
export const settled = (page: Page): Promise<void> => page.locator('main[data-settled]').first().waitFor({ state: 'attached' });
