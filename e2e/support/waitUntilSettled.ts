import type { Page } from '@playwright/test';

/** Waits until the app has drawn the page and no query or lazy chunk is pending (`data-settled`). */
export const waitUntilSettled = (page: Page): Promise<void> => page.locator('main[data-settled]').first().waitFor({ state: 'attached' });
