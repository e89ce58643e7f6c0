import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { getAddress, getGuideFolder, getStarterFile } from './consumers.config.ts';
import { listGuides, listStarters } from './guides.ts';

type Complaints = { readonly expectedComplaints: RegExp | null; readonly noComplaints: void };

/** Fails on any error in the console that is not expected: a violation of the page's policy, or markup that differs from the server's. */
const test = base.extend<Complaints>({
  expectedComplaints: [null, { option: true }],
  noComplaints: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && expectedComplaints?.test(message.text()) !== true) complaints.push(message.text());
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

const checkTexts = (...args: readonly string[]) =>
  spawnSync(join(getGuideFolder('languages'), '../../node_modules/.bin/wallet-ui-check-texts'), args, {
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
  // With features left out on purpose, of those in the file nothing may be missing.
  expect(french.stdout).toContain('cards: missing');
  const partial = checkTexts('--partial', 'src/texts/fr.json');
  expect([partial.status, partial.stdout.includes('login.title: missing'), partial.stdout.includes('cards: missing')]).toEqual([
    1,
    true,
    false,
  ]);
  expect(partial.stdout).toMatch(/^shown in English, because the file leaves them out: about, .*\bcards\b/m);
  expect(checkTexts('--partial', getStarterFile('next/app/texts/fr.json')).stdout).toContain('complete');
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

/** The region is mounted once the page is hydrated. */
const isTakenOver = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

/** Walks through a starter: from the welcome screen through a dialog to the page after it, and back. */
async function walkThrough(page: Page, address: string, followsLinks: boolean): Promise<void> {
  await page.goto(address);
  await isTakenOver(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'first'));
  await page.getByRole('link', { name: 'Already have an account' }).click();
  const balance = page.getByRole('heading', { name: 'You have €1,250.00' });
  await expect(balance).toBeVisible();
  await expect(page.locator('html[data-visit]')).toHaveCount(followsLinks ? 1 : 0);
  await isTakenOver(page);
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible();
  await page.goBack();
  await expect(balance).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const inBothModes = (name: string): readonly string[] => [getAddress(name), getAddress(`${name} in development`)];

const ownProducts: ReadonlySet<string> = new Set(['next', 'vite']);

for (const name of listStarters().filter((each) => !ownProducts.has(each)))
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

const GROUND = 'rgb(246, 244, 238)';
/** Well-formed IBANs, of a country that this bank does not send to and of two that it does. */
const [TURKISH, FRENCH, GERMAN] = ['TR330006100519786457841326', 'FR7630006000011234567890189', 'DE89370400440532013000'];

for (const address of inBothModes('next')) {
  const starter = `the bank on Next.js at ${new URL(address).port}`;

  test(`${starter} has French words, figures of any currency and its own colours before any script has run (LIB-002, LIB-023)`, async ({
    browser,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    for (const text of ['Répartition', 'Liquidités', 'Or<', '482\u202F000\u00A0JPY', '2\u202F964,18\u00A0€']) expect(html).toContain(text);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Mes comptes' }).first()).toBeVisible();
    await expect(page.locator('[data-brand-mark="kolm"]').first()).toBeAttached();
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', GROUND);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(body).not.toHaveCSS('background-color', GROUND);
    await context.close();
  });

  test(`${starter} lets a class of Tailwind win over a part and a screen, and the library over its reset (LIB-022)`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main')).toHaveCSS('padding-bottom', '64px');
    const notice = page.locator('[data-slot="header"] [data-kind="info"]');
    await expect(notice).toHaveCSS('border-left-width', '4px');
    await expect(notice).toHaveCSS('border-top-left-radius', '0px');
    await expect(notice).not.toHaveCSS('border-top-right-radius', '0px');
    await expect(page.getByRole('link', { name: 'Virer' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('radio', { name: 'Clair' })).not.toHaveCSS('cursor', 'auto');
  });

  test(`${starter} keeps a chosen theme, and opens a page from its menu (LIB-003, LIB-007, LIB-023)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await isTakenOver(page);
    await page.getByText('Sombre').click();
    await expect(page.locator('body')).not.toHaveCSS('background-color', GROUND);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await isTakenOver(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'first'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Virement' }).click();
    await expect(page.getByRole('heading', { name: 'Virement' })).toBeVisible();
    await expect(page.locator('html[data-visit]')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.getByText('Solde total')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test.describe(() => {
    // A browser reports each answer that refuses an order, and each that is lost.
    test.use({ expectedComplaints: /status of 422|ERR_FAILED/ });

    test(`${starter} makes a withdrawal once, with its own ids, fee and refusals (LIB-012, LIB-013, LIB-023)`, async ({ page }) => {
      const amount = page.getByLabel('Montant');
      const iban = page.getByLabel('IBAN');
      const dialog = page.getByRole('dialog');
      const next = page.getByRole('button', { name: 'Continuer' });
      const submit = page.getByRole('button', { name: 'Valider le virement' });
      const lost = page.getByText('Pas de connexion Internet');
      const expectFee = () => expect(page.getByText('Frais', { exact: true }).locator('..')).toContainText('1,90 €');

      await page.goto(address);
      await isTakenOver(page);
      await page.getByRole('link', { name: /Compte courant/ }).click();
      await expect(page).toHaveURL(/compte=acc_9f2c%2F%C3%BC$/);
      await amount.fill('3500');
      await expect(amount).toHaveAccessibleDescription(/limité à 3\s000,00\s€/);
      await amount.fill('1200');
      await expectFee();
      await expect(page.getByText('Débité', { exact: true }).locator('..')).toContainText(/1\s201,90\s€/);
      await next.click();
      await expectFee();
      await iban.fill(TURKISH);
      await expect(iban).toHaveAccessibleDescription(/Nous ne pouvons pas encore virer vers ce pays/);

      // The bank makes a transfer to each of two payees, and both answers are lost.
      await page.route('**/api/virements', (route) => route.fetch().then(() => route.abort()), { times: 2 });
      await iban.fill(GERMAN);
      await submit.click();
      await expect(lost).toBeVisible();
      await iban.fill(FRENCH);
      await expect(page.getByText('Banque : Banque de l’Estuaire')).toBeVisible();
      await expect(lost).toBeHidden();
      await submit.click();
      await expect(lost).toBeVisible();
      await submit.dblclick();
      await expect(page.getByRole('heading', { name: 'Votre virement est parti' })).toBeVisible();
      await expect(page.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
      await expectFee();
      await page.getByRole('link', { name: 'Revenir à mes comptes' }).click();
      await expect(page.getByRole('link', { name: /Compte courant/ })).toContainText('6 008,80 €');

      // Another page takes the money while the customer types the IBAN.
      await page.getByRole('link', { name: /Livret/ }).click();
      await amount.fill('500');
      await next.click();
      await iban.fill(FRENCH);
      const data = { accountId: 'acc_71d0/ß', amount: '100', iban: FRENCH };
      const orders = new URL('api/virements', address).href;
      expect((await page.request.post(orders, { data })).status()).toBe(400);
      expect((await page.request.post(orders, { data, headers: { 'idempotency-key': 'another page' } })).status()).toBe(201);
      await submit.click();
      await expect(dialog).toContainText('Solde insuffisant');
      await dialog.getByRole('button').click();
      await expect(amount).toHaveValue('500,00');
      await expect(page.getByText('430,00 €').first()).toBeVisible();

      await page.goto(new URL('virement', address).href);
      await isTakenOver(page);
      await amount.fill('2000');
      await next.click();
      await iban.fill(FRENCH);
      await submit.click();
      await expect(dialog).toContainText('Vos virements du jour dépasseraient 3 000,00 €.');
    });
  });
}
