import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { getAddress, getGuideFolder } from './consumers.config.ts';
import { listGuides, listStarters } from './guides.ts';

/** Fails on any error in the console: a violation of the page's policy, or markup that differs from the server's. */
const test = base.extend<{ readonly noComplaints: void }>({
  noComplaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

test('the guide makes a screen with the texts and colours of a custom brand', async ({ page }) => {
  await page.goto(getAddress('brand'));
  await expect(page.getByRole('link', { name: 'Join us' })).toBeVisible();
  await expect(page.locator('[data-brand-mark]').first()).toContainText('Kolm');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 246, 236)');
  const button = page.getByRole('button', { name: 'Press' });
  await expect(button).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  await button.click();
  await expect(page).toHaveTitle(/Pressed/);
});

test('the theming guide makes one stylesheet for four modes, and leaves fonts, mark and language to the page', async ({ page }) => {
  await page.goto(getAddress('theming'));
  const body = page.locator('body');
  const readSecondary = () => body.evaluate((element) => getComputedStyle(element).getPropertyValue('--semantic-color-text-secondary'));
  await expect(page.locator('[data-brand-mark="kolm"] circle').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(body).toHaveCSS('background-color', 'rgb(253, 246, 236)');
  await expect(page.locator('h1').first()).toHaveCSS('font-family', 'Georgia, serif');
  await expect(page.locator('p').first()).toHaveCSS('font-family', 'Verdana, sans-serif');
  const secondary = await readSecondary();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).not.toHaveCSS('background-color', 'rgb(253, 246, 236)');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect(body).toHaveCSS('background-color', 'rgb(253, 246, 236)');
  expect(await readSecondary()).not.toBe(secondary);
});

const checkTexts = (file: string) =>
  spawnSync(join(getGuideFolder('languages'), '../../node_modules/.bin/wallet-ui-check-texts'), [file], {
    cwd: getGuideFolder('languages'),
    encoding: 'utf8',
  });

test('the guide to languages makes French from a JSON file, with figures of France, and its command names what is missing (LIB-014)', async ({
  page,
}) => {
  await page.goto(getAddress('languages'));
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeVisible();
  await expect(page.getByText('1\u202F234\u202F567,89\u00A0€').first()).toBeVisible();
  // Not translated, so it stays English.
  await expect(page.getByText('Tailored to every investor').first()).toBeAttached();
  const french = checkTexts('src/texts/fr.json');
  expect([french.status, french.stderr]).toEqual([1, '']);
  for (const name of ['login.title', 'welcome.slides.1']) expect(french.stdout).toContain(`${name}: missing`);
  expect(french.stdout).not.toContain('unknown');
  expect(checkTexts('../../node_modules/@wallet/ui/dist/texts/en.json').stdout).toContain('complete');
});

for (const name of listGuides())
  test(`the guide to ${name} makes a page that starts without an error (LIB-010)`, async ({ page }) => {
    await page.goto(getAddress(name));
    await expect(page.locator('h1').first()).toBeVisible();
  });

test('a server streams the screen, and the browser hydrates its markup', async ({ page, request }) => {
  expect(await (await request.get(getAddress('streamed'))).text()).toContain('<form');
  await page.goto(getAddress('streamed'));
  await page.getByRole('textbox').first().fill('60000001');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

/** Walks through a starter: from the welcome screen through a dialog to the page after it, and back. */
async function walkThrough(page: Page, address: string, followsLinks: boolean): Promise<void> {
  // The region is mounted once the page is hydrated.
  const isTakenOver = () => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.goto(address);
  await isTakenOver();
  await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'first'));
  await page.getByRole('link', { name: 'Already have an account' }).click();
  const balance = page.getByRole('heading', { name: 'You have €1,250.00' });
  await expect(balance).toBeVisible();
  await expect(page.locator('html[data-visit]')).toHaveCount(followsLinks ? 1 : 0);
  await isTakenOver();
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible();
  await page.goBack();
  await expect(balance).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const inBothModes = (name: string): readonly string[] => [getAddress(name), getAddress(`${name} in development`)];

for (const name of listStarters().filter((each) => each !== 'vite'))
  for (const address of inBothModes(name)) {
    const starter = `the starter on ${name} at ${new URL(address).port}`;

    // Without a router the browser loads each page.
    test(`${starter} has pages that a customer can walk through, including links inside screens (LIB-002, LIB-003, LIB-007)`, ({ page }) =>
      walkThrough(page, address, name !== 'astro'));

    // This starter renders only in the browser.
    if (name !== 'tanstack-router')
      test(`${starter} has markup that is styled before any script has run (LIB-002)`, async ({ browser }) => {
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(address);
        await expect(page.getByRole('link', { name: 'Create account' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        await page.close();
      });
  }

for (const address of inBothModes('vite'))
  test(`the starter on Vite at ${new URL(address).port} sends and tops up with a back end that is not the provider’s`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Send bitcoin' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh');
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.05');
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('textbox').fill('111111');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('0.05 BTC')).toBeVisible();
    await page.goto(new URL('#top-up', page.url()).href);
    await page.getByRole('textbox', { name: 'Amount' }).fill('50');
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByText('Paid')).toBeVisible();
  });
