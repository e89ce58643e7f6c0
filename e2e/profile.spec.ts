import { formatPhone } from '@wallet/core/format/formatPhone';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test(`shows the customer's data, lets them keep the account and links to the password change @gate (PROF-001, PROF-016, PROF-029)`, async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${customer.givenName} ${customer.familyName}` })).toBeVisible();
  await expect(page.getByText(formatPhone(customer.username))).toBeVisible();
  const address = page.getByRole('button', { name: /^Residential address/ });
  await expect(address).toHaveAttribute('aria-expanded', 'false');
  await address.click();
  await expect(page.getByText('ZIP code')).toBeVisible();
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('button', { name: "I'm staying" }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/change-password$/);
});
