import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Preset } from './support/control.ts';
import { measureEmptiness } from './support/emptiness.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

// What is made for the width of a desktop is walked at it, whichever the project.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** More than this of a page is not empty in one piece. */
const MOST_EMPTY = 1 / 3;

const visitorPaths = ['/', '/login', '/signup', '/signup/forgot-password', '/about', '/demo'];

/** Every page of a customer; `EUR`, `BTC` stand for the ids of their accounts. */
const customerPaths = [
  '/add-money',
  '/account/fiat/EUR',
  '/assets',
  '/account-group/cash',
  '/account-group/crypto',
  '/account-group/data',
  '/account-group/stocks',
  '/account-group/bonds',
  '/account-group/notes',
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
  '/settings/biometrics',
  '/account-plans',
  '/account-plans/wealth',
  '/referral-program',
  '/how-it-works',
  '/get-profit',
  '/invite-friends',
  '/wealth-club',
  '/about',
];

/** The page stands as it will: nothing is asked for, nothing is busy. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function tooEmpty(page: Page, path: string): Promise<readonly string[]> {
  const { share, rectangle } = await measureEmptiness(page);
  return share > MOST_EMPTY ? [`${path}: ${Math.round(share * 100)} % (${rectangle})`] : [];
}

test('no page of a visitor is empty by more than a third (DESK-008)', async ({ page }) => {
  const empty: string[] = [];
  for (const path of visitorPaths) {
    await page.goto(path);
    await settle(page);
    empty.push(...(await tooEmpty(page, path)));
  }
  expect(empty).toEqual([]);
});

test('no page of a customer is empty by more than a third (DESK-008)', async ({ page, control }) => {
  test.slow();
  const customer = await control.customer('verified');
  const ids: Record<string, number> = {};
  for (const code of ['EUR', 'USD', 'BTC']) ids[code] = await control.accountId(customer, code);
  await new LoginPage(page).resume(customer);
  const empty: string[] = [];
  for (const path of customerPaths) {
    await page.goto(path.replaceAll(/\b(EUR|USD|BTC)\b/g, (code) => String(ids[code])));
    await settle(page);
    empty.push(...(await tooEmpty(page, path)));
  }
  expect(empty).toEqual([]);
});

const unfinished: readonly (readonly [Preset, string])[] = [
  ['kyc_start', '/signup/kyc'],
  ['stuck', '/signup/stuck'],
  ['address_none', '/address-verification'],
];

for (const [preset, path] of unfinished)
  test(`what a customer has still to do fills its page too: ${preset} (DESK-008)`, async ({ page, control }) => {
    await new LoginPage(page).resume(await control.customer(preset));
    await page.goto(path);
    await settle(page);
    expect(await tooEmpty(page, path)).toEqual([]);
  });

/** Whether a path of the table is walked above. */
const isMeasured = (path: string): boolean => {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return [...visitorPaths, ...customerPaths, ...unfinished.map(([, one]) => one)].some((one) => pattern.test(one));
};

test('what is measured are all routes but those that only lead on (DESK-008)', () => {
  const table = readFileSync(new URL('../app/src/routing/routes.ts', import.meta.url), 'utf8');
  const paths = [...table.matchAll(/route\('([^']+)'/g)].map(([, path]) => path ?? '');
  expect(paths.filter((path) => !isMeasured(path))).toEqual([
    '/signup/forgot-password/confirm/sms',
    '/successfully-changed',
    '/legal',
    '/support/form',
    '/demo/account-group/:group',
    '/demo/select-currency-to/:purpose',
    '/operation/topup/:accountId',
    '/operation/topup/fiat/:accountId/card/:cardId',
    '/operation/withdraw/fiat/:accountId/payment_network/:bankId',
    '/operation/topup/:accountType/:accountId/wallet/:targetId',
    '/operation/withdraw/:accountType/:accountId/wallet/:targetId',
    '/operation/travel-rule-send/:accountType/:transactionId',
    '/operation/travel-rule-receive/:accountType/:orderId',
    '/transactions',
    '/transactions/:transactionId',
    '/cards/:cardId/verification',
  ]);
});

test('what stands beside a form follows the typing, and tables are walked by the arrows @main (DESK-001, DESK-003, DESK-004)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '150.00', BTC: '0.5' } });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/`);
  const aside = page.getByRole('complementary', { name: 'Withdraw' });
  await expect(aside.getByText('€150.00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(aside.getByText('€100.00')).toBeVisible();
  await expect(aside.getByRole('link', { name: 'Ask our support' })).toHaveAttribute('href', /\/support\/form/);
  await page.goto('/account-group/crypto');
  const rows = page.getByRole('main').getByRole('button', { expanded: false });
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Value', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Value/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a page that follows another one fades in, with reduced motion at once (DESK-011)', async ({ page, control }) => {
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
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)).toBe('0.001s');
});
