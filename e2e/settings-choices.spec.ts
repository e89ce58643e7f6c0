import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

test('an unapplied currency is dropped; an applied one reaches the other tab and survives a log-out @gate (D-SET-08)', async ({
  page,
  context,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer, '/settings');
  await page.getByRole('radio', { name: /^US dollar/ }).check();
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('€100.00');
  const otherTab = await context.newPage();
  await new LoginPage(otherTab).resume(customer);
  await page.goto('/settings');
  await page.getByRole('radio', { name: /^US dollar/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Primary currency updated')).toBeVisible();
  await expect(otherTab.getByRole('link', { name: /^Cash/ })).toContainText('$');
  await new Menu(page).logOut();
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('$');
});
