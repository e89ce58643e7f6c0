import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

// Scrollbars that take space, as on Windows. Playwright hides them otherwise.
test.use({
  isMobile: false,
  hasTouch: false,
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }), { scope: 'worker' }],
});

/** Returns the horizontal extent of all elements of the header and of the page. */
const measurePlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(header, main), #root :is(header, main) *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `<${element.localName}> from ${Math.round(left)} to ${Math.round(right)}`;
      }),
  );

const getWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.clientWidth);

for (const width of [390, 1280])
  test(`a sheet covers the place of the scrollbar and moves nothing, at ${width} px (D-APP-32)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await waitUntilSettled(page);
    if (width > 767) expect(await getWidth(page)).toBe(width);

    // High enough to scroll.
    await page.setViewportSize({ width, height: 400 });
    await page.goto('/about');
    await waitUntilSettled(page);
    expect(await getWidth(page)).toBeLessThan(width);
    const opener = page.getByRole('button', { name: /^Open-source/ });
    await opener.scrollIntoViewIfNeeded();
    const before = await measurePlaces(page);
    await opener.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    expect(await measurePlaces(page)).toEqual(before);
    const { x = 1, width: covered = 0 } = (await sheet.boundingBox()) ?? {};
    expect([x, covered]).toEqual([0, width]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    expect(await measurePlaces(page)).toEqual(before);
  });
