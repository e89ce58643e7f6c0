import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('one’s own IBAN is two taps away, and copied with everything that a bank asks for (HOME-105, SEPA-102)', async ({
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
  await page.getByRole('link', { name: 'Work out what arrives' }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/fiat\/\d+\/payment_network\/1$/);
});

test('with an address that is not verified the way to its verification stands in place of the details (HOME-105, SEPA-018)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('address_none', { balances: { EUR: '100.00' } }));
  await page.goto('/add-money');
  await expect(page.getByRole('link', { name: 'Verify address' })).toHaveAttribute('href', '/address-verification');
  await expect(page.getByRole('button', { name: 'Copy IBAN' })).toHaveCount(0);
});

test('who has just verified the identity is led to add money and to trade, not along six rows of zeros (HOME-104)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('no_wallets', { balances: { EUR: '0.00', USD: '0.00' } }));
  const start = page.getByRole('region', { name: 'Get started' });
  await expect(start).toContainText('1 of 3 done');
  await expect(page.getByRole('link', { name: /^Cash/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all accounts' }).click();
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  await start.getByRole('link', { name: 'Add money' }).click();
  await expect(page).toHaveURL('/add-money');
});

test('an account has a page of its own: balance, chart read by the keyboard, actions and latest transactions (HOME-107, HOME-102)', async ({
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

test('the balance card says what changed today and is read day by day under the pointer (HOME-101, HOME-102)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('verified'));
  const card = page.getByRole('region', { name: 'Total balance' });
  await expect(card.getByText('today')).toBeVisible();
  const chart = card.getByRole('slider', { name: /^Balance from/ });
  await chart.hover();
  await expect(card.getByText('today')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(card.getByText('today')).toBeVisible();
});
