import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const NEW = 'FjordHarbour7';

test('a password change ends all sessions in every tab, and the new password signs in @main @gate (PWD-014, PWD-017, SET-021)', async ({
  page,
  control,
  context,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  await page.goto('/change-password');
  const otherTab = await context.newPage();
  await otherTab.goto('/assets');
  await expect(otherTab.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(otherTab).toHaveURL('/assets'); // the demo of a visitor looks the same
  await page.getByLabel('Old password').fill(customer.password);
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/successfully-changed');
  await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
  await expect(otherTab).toHaveURL('/successfully-changed');
  await page.getByRole('link', { name: 'Log in' }).click();
  await new LoginPage(page).enterPassword(NEW);
  await expect(page).toHaveURL('/assets');
});
