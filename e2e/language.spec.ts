import { expect, type Page } from '@playwright/test';
import { findAccessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const OUTSIDE_ETH = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

const fitsWidth = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('German chosen in the settings survives a reload, a log-out and a new visit, and can be changed back @gate (WISH-020, LANG-006, LANG-016)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '1234.50', USD: '0.00' } });
  const login = new LoginPage(page);
  await login.resume(customer);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await page.goto('/settings');
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true);
  const told = async () => (await control.requests(customer.username, '/api/v1/private/user/language')).length;
  await expect.poll(told).toBe(1);
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen · Halden');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();

  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Liquidität.*1\.234,50\s€/ })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Konten' })).toBeVisible();

  await page.getByRole('button', { name: /^Menü/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Konto eröffnen' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'de');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();

  await login.resume(customer, '/settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'en');
});

test('accepts an amount with a comma, sends the right value and shows German dates and numbers (WISH-020, LANG-013)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { ETH: '1.0' } });
  await page.addInitScript(() => localStorage.setItem('wallet:v1:language', 'de'));
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/crypto/${await control.accountId(customer, 'ETH')}`);
  await page.getByLabel('Adresse', { exact: true }).fill(OUTSIDE_ETH);
  const amount = page.getByLabel('Betrag', { exact: true });
  await amount.pressSequentially('0,125');
  await expect(amount).toHaveValue('0,125');
  await expect(page.getByText('Gesamtbetrag').locator('..')).toContainText(/0,12\d*\sETH/);
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { name: 'Bestätigung' })).toBeVisible();
  await page.getByLabel('Code').fill(await control.latestCode(customer.username));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Transaktion wird ausgeführt' })).toBeVisible();

  await page.getByRole('link', { name: 'Transaktion ansehen' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText(/0,12\d*\sETH/);
  await expect(detail).toContainText(
    /\d{1,2}\.\s(Jan\.|Feb\.|März|Apr\.|Mai|Juni|Juli|Aug\.|Sept\.|Okt\.|Nov\.|Dez\.)\s\d{4},\s\d\d:\d\d\sUTC/,
  );
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Schließen' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '0,12570\u00A0ETH' });
  await expect(row).toContainText('Heute, ');
});

/** Pages with long words, and the most visited ones. */
const listPages = (eur: number, eth: number): readonly string[] => [
  '/assets',
  '/account-group/cash',
  '/select-currency-to/exchange',
  `/operation/topup/crypto/${eth}`,
  `/operation/withdraw/crypto/${eth}`,
  `/operation/exchange/fiat/${eur}/crypto/${eth}`,
  `/operation/exchange/crypto/${eth}/fiat/${eur}`,
  '/transactions',
  '/notifications',
  '/reports',
  '/cards',
  '/cards/new',
  '/assets/marketplace',
  '/account-plans',
  '/referral-program',
  '/wealth-club',
  '/profile',
  '/settings',
  '/address-book',
  '/trusted-recipients',
  '/address-verification',
  '/change-password',
  '/support/form',
  '/about',
];

test('no long word overflows its page at 320 px (WISH-020)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '1234.50', ETH: '1.0' } });
  await page.addInitScript(() => localStorage.setItem('wallet:v1:language', 'de'));
  await page.setViewportSize({ width: 320, height: 640 });
  await new LoginPage(page).resume(customer);
  const [eur, eth] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'ETH')];
  for (const path of listPages(eur, eth)) {
    await page.goto(path);
    await waitUntilSettled(page);
    expect(await fitsWidth(page), path).toBe(true);
  }
});

test('a customer who has chosen German never sees the English first screen (WISH-020)', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wallet:v1:language', 'de');
    const frames: string[] = [];
    Object.assign(globalThis, { seen: frames });
    const look = (): void => {
      const root = document.getElementById('root');
      if (root !== null && getComputedStyle(root).visibility === 'visible' && root.textContent !== '') frames.push(root.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Konto eröffnen' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'seen')))).not.toContain('Create account');
});

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-AT' });

  test('shows welcome, log-in and sign-up in German, and a switch to English keeps what was typed (LANG-015, LANG-016)', async ({
    page,
  }) => {
    const root = page.locator('html');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Konto eröffnen' })).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByLabel('Telefonnummer')).toBeVisible();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByLabel('Telefonnummer').fill('+37060000001');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue(/37060000001|370 600 00001/);
    await expect(root).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
  });
});
