import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('PROF-001 PROF-002 PROF-003 PROF-005 PROF-029 shows who the customer is; the address is closed at first', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${customer.givenName} ${customer.familyName}` })).toBeVisible();
  await expect(page.getByText(customer.username)).toBeVisible();
  const address = page.getByRole('button', { name: /^Residential address/ });
  await expect(address).toHaveAttribute('aria-expanded', 'false');
  await address.click();
  await expect(page.getByText('ZIP code')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/change-password$/);
});

test('PROF-014 PROF-015 PROF-016 staying closes the questions and nothing else happens', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByRole('dialog', { name: 'Hold on a second! Are you sure?' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByRole('dialog', { name: 'We have to store your data by the law' })).toBeVisible();
  await page.getByRole('button', { name: "I'm staying" }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await control.requests(customer.username, '/api/v1/private/user/account_closure')).toEqual([]);
});
