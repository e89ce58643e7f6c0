import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const IBAN = 'DE89370400440532013000';

test('withdraws from Cash to an IBAN and reduces the balance by exactly that amount @main @gate (SEPA-028, SEPA-038, SEPA-045)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '1000.00', USD: '0.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).logIn(customer);
  await expect(page.getByRole('link', { name: /^Cash.*€1,000\.00/ })).toBeVisible();
  await withdrawal.openFromAssets(/EUR/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw');
  await withdrawal.enterAmount('25,50');
  await expect(page.getByText('€24.50')).toBeVisible();
  await withdrawal.goOn();
  await expect(page.getByLabel('Beneficiary name')).toHaveValue(`${customer.givenName} ${customer.familyName}`);
  await withdrawal.enterIban(IBAN.toLowerCase());
  await expect(page.getByText(/RHEIDE22XXX/)).toBeVisible();
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  const order = page.getByRole('dialog', { name: 'SEPA withdrawal' });
  await expect(order).toContainText('−€25.50');
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash.*€974\.50/ })).toBeVisible();
});
