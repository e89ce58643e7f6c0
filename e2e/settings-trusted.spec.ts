import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a finished hold disappears by itself, and its recipient can be trusted by password and removed (BRAKE-011, BRAKE-015, BRAKE-016)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|409)/);
  const customer = await control.customer('careful', { balances: { EUR: '1000.00' } });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await page.getByLabel('Amount', { exact: true }).fill('600.00');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('radio', { name: 'Family or friends' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send and hold' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel transfer' });
  await expect(cancel).toBeVisible();
  await control.moveOrder(new URL(page.url()).pathname.split('/').at(-1) ?? '', 'completed');
  await expect(cancel).toHaveCount(0, { timeout: 20_000 });

  await page.getByRole('button', { name: 'Trust this recipient' }).click({ timeout: 20_000 });
  await expect(page.getByText('Enter your password to trust this recipient')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026');
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('Recipient trusted')).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Trusted recipients' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'DE89 3704 0044 0532 0130 00' })).toContainText(/Since \d\d\s\w{3}\s\d{4}/);
  await page.getByRole('button', { name: 'Remove DE89 3704 0044 0532 0130 00' }).click();
  await page.getByRole('dialog', { name: 'Remove this recipient?' }).getByRole('button', { name: 'Remove' }).dblclick();
  await expect(page.getByText('Recipient removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No trusted recipients yet.')).toBeVisible();
});
