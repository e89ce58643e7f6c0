import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test(`the customer's own IBAN is two taps away and is copied with all bank details (HOME-105, SEPA-102)`, async ({
  page,
  context,
  control,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new LoginPage(page).resume(await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } }));
  await page.getByRole('link', { name: 'Add money' }).click();
  await expect(page).toHaveURL('/add-money');
  await expect(page.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Beneficiary name: .+\nIBAN: LT\d\d[\d ]+\nDetails\/Reference: .+/);
  await page.getByRole('link', { name: 'See what arrives' }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/fiat\/\d+\/payment_network\/1$/);
});

test('an account page has the balance, a chart readable by keyboard, actions and latest transactions (HOME-107, HOME-102)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/account-group/crypto');
  await page.getByRole('button', { name: /^Bitcoin/ }).click();
  await page.getByRole('link', { name: 'Open account' }).first().click();
  await expect(page).toHaveURL(/\/account\/crypto\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible();
  const chart = page.getByRole('slider', { name: /^Price from/ });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await expect(chart).toHaveAttribute('aria-valuetext', /: €[\d,.]+$/);
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Buy' }).click();
  await expect(page).toHaveURL(/\/operation\/exchange\/fiat\/\d+\/crypto\/\d+$/);
  await page.goto('/account/crypto/999999');
  await expect(page.getByText('could not be found')).toBeVisible();
});
