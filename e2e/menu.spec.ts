import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('the two ways of the welcome page keep the query string (MENU-009)', async ({ page }) => {
  const query = '?utm_source=letter&invite_code=ABC';
  await page.goto(`/${query}`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`/signup${query}`);
  await page.goto(`/${query}`);
  await page.getByRole('link', { name: 'Already have an account' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a choice in the menu closes it and shows the next page from its top (MENU-034, MENU-038)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await page.setViewportSize({ width: 390, height: 600 });
  await new LoginPage(page).resume(customer);
  await page.goto('/wealth-club');
  await expect(page.getByText('Daniel Reyes')).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account plans' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', '/support/form');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/account-plans$/);
});

test('an unknown account is not found, a page that cannot be loaded shows the error view (MENU-036)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  for (const path of ['/operation/exchange/fiat/999999/fiat/999998', '/operation/exchange/fiat/x/fiat/y']) {
    await page.goto(path);
    await expect(page.getByText('Oops! The page you’re looking for could not be found.')).toBeVisible();
  }
  await control.fault({
    match: { path: '/api/v1/account_plans', username: customer.username },
    status: 503,
    body: { code: 503, message: '' },
  });
  await page.goto('/account-plans');
  await expect(page.getByRole('link', { name: 'RETURN HOME' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Launch' })).toBeVisible();
});

test('coins are named and drawn as the provider says, asked for once a session; without an answer by their codes (THIRD-063)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('no_wallets');
  const asked = () => control.requests(customer.username, '/api/v1/currencies');
  const menu = page.getByRole('navigation').or(page.getByRole('complementary'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await control.fault({
    match: { path: '/api/v1/currencies', username: customer.username },
    status: 503,
    body: { code: 503, message: '' },
  });
  await new LoginPage(page).resume(customer);
  await page.goto('/about');
  await expect.poll(async () => (await asked()).map(({ status }) => status)).toEqual([503]);
  await expect(menu.getByText('ETH', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  const ether = page.getByRole('img', { name: 'Ethereum' });
  await expect(ether.locator('img')).toHaveAttribute('src', /eth\.svg$/);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(ether).toBeVisible();
  // The newest first.
  expect((await asked()).map(({ status }) => status)).toEqual([200, 503]);
});
