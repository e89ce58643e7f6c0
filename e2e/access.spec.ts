import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const OPERATIONS = '/api/v1/accounts/operations';

test('a customer blocked by a service provider sees a prompt, returns to the accounts and can still receive (ACC-009, D-ACC-08)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
  const id = await control.accountId(customer, 'BTC');
  await new LoginPage(page).resume(customer, `/operation/withdraw/crypto/${id}`);
  const prompt = page.getByRole('dialog', { name: 'Oops... service not available, contact support' });
  await expect(prompt).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/assets');
  await page.goto(`/operation/topup/crypto/${id}`);
  await expect(page.getByRole('heading', { name: 'Receive BTC' })).toBeVisible();
  await page.goto(`/operation/topup/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await expect(prompt).toBeVisible();
});

test('shows a long wait for the accounts, leaves it with Back and retries a failed load (ACC-010, D-ACC-11, D-ACC-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('verified');
  const match = { path: OPERATIONS, username: customer.username };
  const path = `/operation/withdraw/crypto/${await control.accountId(customer, 'BTC')}`;
  await new LoginPage(page).resume(customer);
  await waitUntilSettled(page);
  await control.fault({ match, delayMs: 4000 });
  await page.goto(path);
  const checking = page.getByRole('dialog', { name: 'Checking access...' });
  await expect(checking).toBeVisible();
  await expect(checking.getByRole('button')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/assets');
  await waitUntilSettled(page);
  await control.fault({ match, status: 503 });
  await page.goto(path);
  await expect(page.getByRole('alert').filter({ hasText: 'Service is temporary unavailable' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Send BTC' })).toBeVisible();
});

test('an account id redirects to its top-up, an unknown one to the accounts (ACC-007, ACC-008, D-ACC-06)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const [euro, bitcoin] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'BTC')];
  await new LoginPage(page).resume(customer, `/operation/topup/${bitcoin}`);
  await expect(page).toHaveURL(`/operation/topup/crypto/${bitcoin}`);
  await test.step('keeps the amount (D-FX-06)', async () => {
    await page.goto(`/operation/topup/${euro}?amount=50.50`);
    await expect(page).toHaveURL(new RegExp(`/operation/topup/fiat/${euro}/(card|payment_network)/`));
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.50');
  });
  await page.goto('/operation/topup/999999');
  await expect(page).toHaveURL('/assets');
});

test('an unknown page has its own title and links home, for administrators too (APP-017, APP-051, D-APP-01)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('verified', { roles: ['customer', 'ROLE_ADMIN'] }), '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! The page you’re looking for could not be found.');
  await expect(page).toHaveTitle('Page not found · Halden');
  await page.getByRole('link', { name: 'RETURN HOME' }).click();
  await expect(page).toHaveURL('/assets');
});

test(`a link in an overlay navigates without a reload and focuses the new page's heading at its top (APP-038, MENU-034, D-APP-16)`, async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('verified'));
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'));
  const scroll = (): Promise<number> =>
    page.evaluate(() => {
      window.scrollTo(0, 200);
      return window.scrollY;
    });
  // Waits for the content below the groups, which makes the page longer than the screen.
  await expect.poll(scroll).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page).toHaveURL('/settings');
  const title = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [document.documentElement.dataset['before'], window.scrollY])).toEqual(['yes', 0]);
  await page.goBack();
  await expect(page).toHaveURL('/assets');
});
