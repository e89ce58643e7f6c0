import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('"Apply" converts the totals at once, and the choice survives a reload (SET-009, SET-010, SET-011)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('link', { name: /^Cash.*€100\.00/ })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await page.getByRole('radio', { name: /^US dollar/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Primary currency updated')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash.*\$/ })).toBeVisible();
});

test('a broker account is asked for once (SET-012, SET-013, SET-014)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto('/settings');
  // "Requested" is before the answer (D-SET-11), and a page that is loaded again asks for nothing more.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/securities/request/sign'));
  await page.getByRole('button', { name: 'Request broker account' }).dblclick();
  await expect(page.getByRole('button', { name: 'Broker account requested' })).toBeDisabled();
  await answered;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Broker account requested' })).toBeDisabled();
  expect(await control.requests(customer.username, '/api/v1/securities/request/sign')).toHaveLength(1);
});

test('a request that failed puts the button back (D-SET-11)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await control.fault({
    match: { path: '/api/v1/securities/request/sign', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await new LoginPage(page).resume(customer);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Request broker account' }).click();
  await page.getByRole('dialog', { name: 'Something went wrong' }).getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByRole('button', { name: 'Request broker account' })).toBeEnabled();
});

test('the theme is in force at once and before the first paint of the next visit (WISH-019)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto('/settings');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.route('**/static/**', (route) => route.abort());
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/static/**');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('auto-lock after a minute warns when half of it is over (WISH-014)', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto('/settings');
  await page.getByRole('radio', { name: '1 min' }).click();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
});
