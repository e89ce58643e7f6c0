import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

const getTotal = (page: Page) => page.getByRole('region', { name: 'Total balance' });
const getCash = (page: Page, amount: string) => page.getByRole('link', { name: `Cash 2 accounts ${amount}` });
const getHideButton = (page: Page) => page.getByRole('button', { name: 'Hide balances' });

test('one press hides balances on every screen, also after a log-out @main @gate (HOME-001, WISH-003, WISH-005)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '4321.09', USD: '77.00' } });
  const euro = await control.accountId(customer, 'EUR');
  const login = new LoginPage(page);
  await login.resume(customer);
  await expect(getCash(page, '€4,392.38')).toBeVisible();
  await getHideButton(page).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Balances are hidden');
  await toast.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(getCash(page, '€4,392.38')).toBeVisible();
  await getHideButton(page).click();
  await expect(getHideButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(getHideButton(page)).toHaveAttribute('title', 'Show balances');
  await expect(getTotal(page)).toContainText('Balances are hidden');
  const figures = /4,321|4321\.09|4,392|4392\.38|77\.00/; // but not part of an account number
  for (const path of ['/assets', '/account-group/cash', '/select-currency-to/send?tab=withdraw']) {
    await page.goto(path);
    await expect(page.getByText('••••').first()).toBeVisible();
    expect(await page.locator('body').innerHTML()).not.toMatch(figures);
  }
  await page.goto(`/operation/withdraw/fiat/${euro}/payment_network/1`);
  await expect(page.getByRole('combobox', { name: 'From' })).toContainText('••••');
  expect(await page.locator('body').innerHTML()).not.toMatch(figures);
  // Typed amounts and costs are never hidden.
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('4,321.09');
  await expect(page.getByRole('main')).toContainText('€4,305.97');
  await expect(page.getByRole('main')).toContainText('€15.12');
  await page.goto('/assets');
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await login.open();
  await login.enterPassword(customer.password);
  await expect(getTotal(page)).toContainText('••••');
  await getHideButton(page).click();
  await expect(getCash(page, '€4,392.38')).toBeVisible();
});

test('a reload first shows the last balances marked stale, then fresh ones; a log-out removes them (WISH-015)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(getCash(page, '€500.00')).toBeVisible();
  await control.patch(customer.username, { balances: { EUR: '650.00' } });
  await control.fault({ match: { path: '/api/v1/assets/default', username: customer.username }, delayMs: 1500 });
  await page.reload();
  await expect(getCash(page, '€500.00')).toBeVisible();
  await expect(getTotal(page)).toContainText(/Updated \d\d:\d\d/);
  await expect(getCash(page, '€650.00')).toBeVisible();
  await expect(getTotal(page)).not.toContainText('Updated');
  await control.fault({
    match: { path: '/api/v1/assets/default', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await page.reload();
  await expect(getCash(page, '€650.00')).toBeVisible();
  await expect(getTotal(page)).toContainText(/Updated \d\d:\d\d/);
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('650.00');
});

test('shows each notice once and one at a time, even after logging out and in again (OPS-032, HOME-025, HOME-027)', async ({
  page,
  control,
}) => {
  const customer = await control.newcomer('travel_rule');
  const login = new LoginPage(page);
  await login.resume(customer);
  const first = page.getByRole('dialog', { name: 'Updating the compliance framework' });
  const second = page.getByRole('dialog', { name: 'Important notice' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(second).toContainText('Card payments cannot be processed from Russia, Belarus and Ukraine.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await login.open();
  await login.enterPassword(customer.password);
  await expect(getTotal(page)).toContainText('€');
  await page.getByRole('link', { name: /^Cash/ }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`shows the change of a period and a chart that can be read by day or as a table @main (HOME-101, HOME-102, WISH-017)`, async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await expect(getTotal(page)).toContainText('€');
  const history = page.getByRole('region', { name: 'Balance over time' });
  await expect(history.getByRole('slider')).toHaveAccessibleName(/^Balance from €/);
  await expect(history).toContainText(/^[+−]?€[\d,.]+ in 30 days · without securities/);
  await history.getByRole('slider').hover();
  await expect(history).toContainText(/^€[\d,.]+ on \d\d\s\w{3} · without securities/);
  await history.getByRole('radio', { name: '90 days' }).click();
  await history.getByRole('button', { name: 'Show as table' }).click();
  await expect(history.getByRole('row')).toHaveCount(91);
});

test('a visitor sees the demo without any private request @main @gate (HOME-033, HOME-070)', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/assets');
  await expect(page).toHaveURL('/demo');
  await expect(getTotal(page)).toContainText('€57,555.54');
  await page.getByRole('link', { name: /^Crypto/ }).click();
  await expect(page).toHaveURL('/demo/account-group/crypto');
  const isPublic = /^\/api\/v1\/(?:public\/|stat\/|logs?\b)/;
  expect(requestedPaths.filter((path) => path.startsWith('/api/') && !isPublic.test(path))).toEqual([]);
});

test('creates wallets with password and consent (SET-027, SET-028, D-SET-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('no_wallets');
  await new LoginPage(page).resume(customer);
  await page.goto('/account-group/crypto');
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-2026');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Bitcoin/ })).toBeVisible();
});
