import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const IBAN = 'DE89370400440532013000';
const WRONG_CHECK_DIGITS = 'DE88370400440532013000';

test('withdraws from Cash to an IBAN, and the balance is lower by exactly that @main @gate (SEPA-028, SEPA-038, SEPA-045)', async ({
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

test('more than the balance opens a dialog, and the amount is kept (SEPA-031)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.open(await control.accountId(customer, 'EUR'));
  await withdrawal.enterAmount('100.01');
  await withdrawal.goOn();
  await expect(page.getByRole('dialog', { name: 'Oops! Not enough funds' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100.01');
});

test('an amount at the minimum does not go on (SEPA-029)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.open(await control.accountId(customer, 'EUR'));
  await withdrawal.enterAmount('10.00');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await withdrawal.enterAmount('10.01');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
});

test('a wrong IBAN cannot be submitted and stays as typed (SEPA-040, SEPA-043)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', WRONG_CHECK_DIGITS);
  await expect(page.getByText('Invalid number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(page.getByLabel('IBAN')).toHaveValue(WRONG_CHECK_DIGITS);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('an IBAN that the provider refuses shows its words (SEPA-042)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  await control.fault({
    match: { path: '/api/v1/info/iban', username: customer.username },
    status: 400,
    body: { code: 400, message: 'Validation failed', fields: { iban: ['This bank is not known'] } },
  });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', IBAN);
  await expect(page.getByText('This bank is not known')).toBeVisible();
});

test('a provider that is down when it is submitted loses nothing, and the second press withdraws once (ERR-001)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', IBAN);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await control.fault({
    match: { path: '/api/v1/accounts/*/withdraw/iban', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await withdrawal.submit();
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash.*€80\.00/ })).toBeVisible();
});

test('an amount that another page hands on stands in the field, and comes back from the requisites (D-SEPA-22)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${euro}/payment_network/1?amount=42.50`);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('42.50');
  await expect(page).not.toHaveURL(/amount=/);
  await withdrawal.goOn();
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('42.50');
});
