import { expect, type Page } from '@playwright/test';
import type { Preset } from './support/control.ts';
import { measureEmptiness } from './support/emptiness.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { findUnvisitedRoutes } from './support/routes.ts';
import { groupPaths } from './support/groupPaths.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

// Desktop layouts are always tested at desktop width, in every project.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Largest share of a page that one empty rectangle may cover. A form, a short selection or a few instruments may end well before their page does. */
const MAX_EMPTY_SHARE = 1 / 3;
const MAX_EMPTY_SHARE_OF_FORM = 0.6;
const formPaths =
  /^\/(?:operation|(?:demo\/)?select-currency-to|account-group\/(?:stocks|bonds|notes)|cards\/new|address-verification|settings\/biometrics|profile\/account_closure|account-plans\/wealth)/;
/** Pages of one list, explanation or column of fields, which end with it. Each is allowed what it leaves below. */
const shortPages: ReadonlyMap<string, number> = new Map([
  ['/notifications', 0.5],
  ['/change-password', 0.4],
  ['/how-it-works', 0.45],
  ['/get-profit', 0.55],
  ['/invite-friends', 0.5],
  ['/referral-program', 0.4],
  ['/reports', 0.5],
]);

const visitorPaths = ['/', '/login', '/signup', '/signup/forgot-password', '/about', '/demo', '/demo/select-currency-to/send'];

/** All pages of a customer. `EUR` and `BTC` are replaced by account ids. */
const customerPaths = [
  '/add-money',
  '/account/fiat/EUR',
  '/assets',
  ...groupPaths,
  '/assets/marketplace',
  '/assets/tokens/RSN/info',
  '/select-currency-to/send',
  '/select-currency-to/receive',
  '/select-currency-to/exchange',
  '/operation/topup/fiat/EUR/',
  '/operation/topup/fiat/EUR/payment_network/1',
  '/operation/withdraw/fiat/EUR/',
  '/operation/exchange/fiat/EUR/fiat/USD',
  '/operation/exchange/fiat/EUR/crypto/BTC',
  '/operation/exchange/crypto/BTC/fiat/EUR',
  '/operation/topup/crypto/BTC',
  '/operation/withdraw/crypto/BTC',
  '/notifications',
  '/cards',
  '/cards/new',
  '/reports',
  '/address-verification',
  '/change-password',
  '/profile',
  '/profile/account_closure',
  '/address-book',
  '/settings',
  '/settings/security',
  '/trusted-recipients',
  '/settings/biometrics',
  '/account-plans',
  '/account-plans/wealth',
  '/referral-program',
  '/how-it-works',
  '/get-profit',
  '/invite-friends',
  '/wealth-club',
  '/transactions',
];

async function findTooEmpty(page: Page, path: string): Promise<readonly string[]> {
  const { share, rectangle } = await measureEmptiness(page);
  const allowed = shortPages.get(path) ?? (formPaths.test(path) ? MAX_EMPTY_SHARE_OF_FORM : MAX_EMPTY_SHARE);
  return share > allowed ? [`${path}: ${Math.round(share * 100)} % (${rectangle})`] : [];
}

const unfinished: readonly (readonly [Preset, string])[] = [
  ['kyc_start', '/signup/kyc'],
  ['stuck', '/signup/stuck'],
  ['address_none', '/address-verification'],
];

test('visitor and onboarding pages have no larger empty area than their kind may have (DESK-008)', async ({ page, control }) => {
  const empty: string[] = [];
  for (const path of visitorPaths) {
    await page.goto(path);
    await waitUntilSettled(page);
    empty.push(...(await findTooEmpty(page, path)));
  }
  for (const [preset, path] of unfinished) {
    await new LoginPage(page).resume(await control.customer(preset), path);
    await waitUntilSettled(page);
    empty.push(...(await findTooEmpty(page, path)));
  }
  expect(empty).toEqual([]);
});

test('customer pages have no larger empty area than their kind may have (DESK-008)', async ({ page, control }) => {
  test.slow();
  const customer = await control.customer('verified');
  const ids: Record<string, number> = {};
  for (const code of ['EUR', 'USD', 'BTC']) ids[code] = await control.accountId(customer, code);
  await new LoginPage(page).resume(customer);
  const empty: string[] = [];
  for (const path of customerPaths) {
    await page.goto(path.replaceAll(/\b(EUR|USD|BTC)\b/g, (code) => String(ids[code])));
    await waitUntilSettled(page);
    empty.push(...(await findTooEmpty(page, path)));
  }
  expect(empty).toEqual([]);
});

test('measures all routes except those that only redirect or continue (DESK-008)', () => {
  expect(findUnvisitedRoutes([...visitorPaths, ...customerPaths, ...unfinished.map(([, path]) => path)])).toEqual([
    '/signup/forgot-password/confirm/sms',
    '/successfully-changed',
    '/legal',
    '/support/form',
    '/demo/account-group/:group',
    '/operation/topup/:accountId',
    '/operation/topup/fiat/:accountId/card/:cardId',
    '/operation/withdraw/fiat/:accountId/payment_network/:bankId',
    '/operation/topup/:accountType/:accountId/wallet/:targetId',
    '/operation/withdraw/:accountType/:accountId/wallet/:targetId',
    '/operation/travel-rule-send/:accountType/:transactionId',
    '/operation/travel-rule-receive/:accountType/:orderId',
    '/transactions/:transactionId',
    '/cards/:cardId/verification',
  ]);
});

/** Opens each of the seven operations and types an amount. `EUR`, `USD` and `BTC` are replaced by account ids. */
const operations = [
  ['/operation/withdraw/fiat/EUR/', '50'],
  ['/operation/topup/fiat/EUR/payment_network/1', '50'],
  ['/operation/topup/fiat/EUR/', '50'],
  ['/operation/exchange/fiat/EUR/fiat/USD', '50'],
  ['/operation/exchange/fiat/EUR/crypto/BTC', '50'],
  ['/operation/exchange/crypto/BTC/fiat/EUR', '0.01'],
  ['/operation/withdraw/crypto/BTC', '0.01'],
] as const;

test('each operation shows its summary and its button next to the fields, without scrolling (DESK-001, DESK-002)', async ({
  page,
  control,
}) => {
  test.slow();
  const customer = await control.customer('verified');
  const ids: Record<string, number> = {};
  for (const code of ['EUR', 'USD', 'BTC']) ids[code] = await control.accountId(customer, code);
  await new LoginPage(page).resume(customer);
  for (const [path, amount] of operations) {
    await page.goto(path.replaceAll(/\b(EUR|USD|BTC)\b/g, (code) => String(ids[code])));
    const field = page.locator('input[inputmode=decimal]').first();
    await field.fill(amount);
    const button = page.locator('main button[type=submit]');
    await expect(button, path).toBeInViewport({ ratio: 1 });
    const boxes = [await field.boundingBox(), await page.getByText('Balance after').boundingBox(), await button.boundingBox()];
    const [typed, summary, pressed] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect(summary?.x, path).toBeGreaterThan((typed?.x ?? 0) + (typed?.width ?? 0));
    expect(pressed?.y, path).toBeGreaterThan(summary?.y ?? 0);
  }
});

test('on a phone the same summary follows the fields (DESK-001, DESK-002)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '150.00' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  const after = page.getByText('€100.00');
  await expect(after).toBeVisible();
  const field = await page.getByRole('textbox', { name: 'Amount' }).boundingBox();
  expect((await after.boundingBox())?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});

test('tables support arrow keys and show that rows expand @main (DESK-004, DESK-005)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await page.route(/\/(?:icons|logos)\//, (route) => route.abort());
  const customer = await control.customer('empty', { balances: { EUR: '150.00', BTC: '0.5' } });
  await new LoginPage(page).resume(customer);
  await page.goto('/account-group/crypto');
  const rows = page.getByRole('main').getByRole('button', { expanded: false });
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  const bitcoin = page.getByRole('main').getByRole('button', { name: /^Bitcoin/ });
  const arrow = (): Promise<string> => bitcoin.locator('[data-part=chevron]').innerHTML();
  const closed = await arrow();
  await bitcoin.press('Enter');
  await expect(bitcoin).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(arrow).not.toBe(closed);
  await page.getByRole('button', { name: 'Value', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Value/ })).toHaveAttribute('aria-pressed', 'true');
  // Their pictures fail to load.
  await page.goto('/account-group/stocks');
  await expect(page.getByRole('main').locator('[data-size] > b').first()).toBeVisible();
});

test('a page fades in on navigation, and appears immediately with reduced motion (DESK-011)', async ({ page, control }) => {
  const fade = (): Promise<string> => page.locator('main').evaluate((main) => getComputedStyle(main).animationName);
  await new LoginPage(page).resume(await control.customer('empty'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fade()).toBe('none');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await fade()).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)).toBe('0s');
});

test(`visitor forms share the welcome page's hero, and its slides have arrow buttons (DESK-006, DESK-007)`, async ({ page }) => {
  const hero = page.locator('[data-part=hero]');
  for (const path of ['/login', '/signup', '/signup/forgot-password']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'What you can do here' })).toContainText('Your digital family office');
    const besides = await hero.boundingBox();
    expect((besides?.x ?? 0) + (besides?.width ?? 0)).toBeLessThanOrEqual((await page.getByRole('main').boundingBox())?.x ?? 0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(async () => (await hero.boundingBox())?.width).toBe(768);
    expect((await hero.boundingBox())?.y).toBe(0);
    expect((await page.getByRole('main').boundingBox())?.y).toBeGreaterThan(100);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your digital family office' })).toBeVisible();
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('heading', { name: 'Tailored to every investor' })).toBeInViewport();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(page.getByRole('heading', { name: 'Your digital family office' })).toBeInViewport();
});
