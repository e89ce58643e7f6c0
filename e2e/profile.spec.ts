import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('shows who the customer is; the address is closed at first @gate (PROF-001, PROF-002, PROF-029)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${customer.givenName} ${customer.familyName}` })).toBeVisible();
  await expect(page.getByText(customer.username)).toBeVisible();
  const address = page.getByRole('button', { name: /^Residential address/ });
  await expect(address).toHaveAttribute('aria-expanded', 'false');
  await address.click();
  await expect(page.getByText('ZIP code')).toBeVisible();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/change-password$/);
});

test('staying closes the questions and nothing else happens (PROF-014, PROF-015, PROF-016)', async ({ page, control }) => {
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

test('the address tells how far its verification is; what is missing is a dash, what is long stays in its place (PROF-004, PROF-006, PROF-007)', async ({
  page,
  control,
}) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
  const customer = await control.customer('address_none', {
    verifiedEmail: 'a@example.com',
    email: 'a@example.com',
    dossier: { personal: { givenName: 'نور الدين عبد الرحمن', familyName: long }, address: { region: null, streetAddress: `${long} 1` } },
  });
  await new LoginPage(page).resume(customer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: long })).toBeVisible();
  await expect(page.getByText('a***@example.com')).toBeVisible();
  const address = page.getByRole('button', { name: /^Residential address/ });
  await expect(address).toContainText('Need to verify');
  await address.click();
  await expect(page.getByRole('term').filter({ hasText: 'Region' }).locator('xpath=following::dd[1]')).toHaveText('–');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '/address-verification');
  await control.patch(customer.username, { addressStatus: 'pending' });
  await page.reload();
  await expect(address).toContainText('Your documents are being checked');
  await address.click();
  await expect(page.getByText('ZIP code')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify address' })).toHaveCount(0);
});

test('who is still registering has a profile and the way out, but no password to change (PROF-010, PROF-011, PROF-012)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('kyc_completed'));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Close account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact support to change your data' }).click();
  await expect(page).toHaveURL(/\/support\/form\/?$/);
});
