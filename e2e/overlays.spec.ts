import { expect, type Page } from '@playwright/test';
import { createModel, drawWalks, type HistoryModel, type Places, runWalk } from './support/historyWalk.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

type Kind = {
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** `before` is the page visited earlier, `to` the page that a link in the overlay opens. */
  readonly before: string;
  readonly to: string;
};

const kinds = {
  dialog: {
    path: '/demo/select-currency-to/send',
    open: (page) => page.getByRole('button', { name: /BTC/ }).click(),
    before: '/login',
    to: '/about',
  },
  sheet: { path: '/about', open: (page) => page.getByRole('button', { name: /^Open-source/ }).click(), before: '/login', to: '/demo' },
  picker: {
    path: '/reports',
    open: (page) => page.getByRole('combobox', { name: 'Transaction type' }).click(),
    before: '/settings',
    to: '/about',
  },
  menu: { path: '/demo', open: (page) => page.getByRole('button', { name: 'Menu' }).click(), before: '/login', to: '/about' },
} as const satisfies Readonly<Record<string, Kind>>;

const getOverlay = (page: Page) => page.locator('dialog[data-state="open"]');

/** Presses a link in the overlay, or in the page if no overlay is open. It is added for the test, as any screen might contain one. */
const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    (document.querySelector('dialog[data-state="open"]') ?? document.body).append(link);
    link.click();
    link.remove();
  }, path);

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(getOverlay(page)).toHaveCount(0);
  await waitUntilSettled(page);
}

/** Leaves by Back, Forward, reload and a link, with the overlay open and after closing it. Each press must move by exactly one page. */
async function leaveEveryWay(page: Page, { path, open, before, to }: Kind): Promise<void> {
  const openOverlay = async (): Promise<void> => {
    await open(page);
    await expect(getOverlay(page)).toHaveCount(1);
  };
  const returnFromBefore = async (): Promise<void> => {
    await page.goBack();
    await expectPage(page, before);
    await page.goForward();
    await expectPage(page, path);
    await openOverlay();
  };
  await expectPage(page, before);
  await followLink(page, path);
  await expectPage(page, path);
  await openOverlay();
  await page.goBack();
  await expectPage(page, path);
  await page.goForward();
  await expectPage(page, path);
  await openOverlay();
  await page.keyboard.press('Escape');
  await expectPage(page, path);
  await returnFromBefore();
  await page.reload();
  await expectPage(page, path);
  await returnFromBefore();
  await followLink(page, to);
  await expectPage(page, to);
  await page.goBack();
  await expectPage(page, path);
  await page.goBack();
  await expectPage(page, before);
}

const WALKS = 50;

/** Visitor pages with a sheet, dialogs and, on a phone, the menu. */
const places: Places = {
  '/about': { heading: 'About', button: 'Open-source software' },
  '/demo/select-currency-to/send': { heading: 'Send', button: 'BTC' },
};
const onPhone: Places = { ...places, '/demo': { heading: 'My Accounts', button: 'Menu' } };
const onDesktop: Places = { ...places, '/demo/select-currency-to/receive': { heading: 'Receive', button: 'BTC' } };

/** Walks randomly in one tab. @param seed identifies the walk in a failure */
async function walkAtRandom(page: Page, count: number, seed: number, where: Places): Promise<void> {
  await page.goto('/about');
  await waitUntilSettled(page);
  let model: HistoryModel = createModel('/about');
  for (const [number, moves] of drawWalks(count, seed, where).entries())
    model = await test.step(`walk ${number} of seed ${seed}`, () => runWalk(page, model, moves, where));
}

const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

for (const { width, device, where, seeds } of [
  { width: 390, device: {}, where: onPhone, seeds: [1, 2] },
  { width: 1280, device: desktop, where: onDesktop, seeds: [3, 4] },
] as const)
  test.describe(`at ${width}`, () => {
    test.use(device);

    for (const name of ['dialog', 'sheet'] as const)
      test(`Back, Forward, a reload and a link work from an open ${name} as from its page (D-APP-11, D-APP-13)`, async ({ page }) => {
        await page.goto(kinds[name].before);
        await leaveEveryWay(page, kinds[name]);
      });

    test('Back, Forward, a reload and a link work from an open picker as from its page (D-APP-11, D-APP-13)', async ({ page, control }) => {
      await new LoginPage(page).resume(await control.customer('verified'), kinds.picker.before);
      await leaveEveryWay(page, kinds.picker);
    });

    for (const seed of seeds)
      test(`${WALKS} random walks through pages and overlays neither lose nor repeat a page, seed ${seed} (D-APP-11, D-APP-13)`, async ({
        page,
      }) => {
        await walkAtRandom(page, WALKS, seed, where);
      });
  });

test('Back, Forward, a reload and a link work from the open menu as from its page @gate (D-APP-11, D-APP-13)', async ({ page }) => {
  await page.goto(kinds.menu.before);
  await leaveEveryWay(page, kinds.menu);
});

test('twenty random walks through pages and overlays neither lose nor repeat a page @gate (D-APP-11, D-APP-13)', async ({ page }) => {
  await walkAtRandom(page, 20, 5, onPhone);
});

test('Back to a page with an overlay shows it open, and the next Back closes it @gate (D-APP-11, D-TXN-25)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('verified'), '/transactions');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(getOverlay(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  await followLink(page, '/about');
  await expectPage(page, '/about');
  await page.goBack();
  await expect(getOverlay(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  await waitUntilSettled(page);
  await expect(getOverlay(page)).toHaveCount(1);
  await page.goBack();
  await expectPage(page, '/transactions');
});

for (const width of [390, 1280])
  test(`an order opened by its address has no focus ring until a key is pressed, at ${width} px (D-APP-31)`, async ({ page, control }) => {
    await page.setViewportSize({ width, height: 800 });
    await new LoginPage(page).resume(await control.customer('verified'), '/transactions');
    const link = page.getByRole('main').locator('a[href^="/transactions/"]').first();
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(page.locator('[role=dialog]:focus-within, dialog:focus-within')).toBeVisible();
    await expect(page.locator(':focus-visible')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCount(1);
  });

test.describe('an overlay that requires an answer', () => {
  test.use({ getsOffers: true });

  test('is shown again after a reload, and Back answers it once (D-APP-11, D-BIO-06)', async ({ page, control }) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ biometrics: 'face' })));
    await new LoginPage(page).logIn(await control.customer('verified'));
    const offer = page.getByRole('dialog', { name: 'Log in faster' });
    await expect(offer).toBeVisible();
    await page.reload();
    await expect(offer).toBeVisible();
    await page.goBack();
    await expectPage(page, '/assets');
    expect(await page.evaluate(() => localStorage.getItem('wallet:v1:biometry_choice'))).toBe('Later');
    await page.goForward();
    await expectPage(page, '/assets');
  });
});
