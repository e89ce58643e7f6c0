import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('the theme applies immediately, and before the first paint of the next visit (WISH-019)', async ({
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
  await page.route('**/static/**', (route) => route.abort());
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/static/**');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('an auto-lock of one minute warns after half of it (WISH-014)', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto('/settings');
  await page.getByRole('radio', { name: '1 min' }).click();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
});
