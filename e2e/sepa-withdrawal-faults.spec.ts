import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseResponse } from './support/loseResponse.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const IBAN = 'DE89370400440532013000';

test('the next press after a lost response withdraws nothing more and opens the order @gate (D-SEPA-24)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_RESET/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  const withdrawal = new SepaWithdrawalPage(page);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', IBAN);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await loseResponse(page, '**/withdraw/iban');
  await withdrawal.submit();
  await expect(
    page
      .getByRole('main')
      .getByText(/No internet connection!|Service is temporary unavailable/)
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('€80.00');
});
