import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

test('announces a transfer: requisites, "Done", and the order waits for the money @gate (SEPA-011, SEPA-022, SEPA-023)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  const topUp = new TopUpPage(page);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(euro);
  await topUp.enterAmount('999,99');
  await expect(page.getByRole('main').getByText('€994.99')).toBeVisible();
  await topUp.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EU bank top up');
  await expect(page.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`${customer.givenName} ${customer.familyName}`)).toBeVisible();
  await topUp.finish();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByText('We are waiting for your transfer')).toBeVisible();
  const calls = await control.requests(customer.username, `/api/v1/accounts/${euro}/top_up/sepa`);
  expect(calls.map(({ status }) => status)).toEqual([201]);
});

test('back from the requisites keeps the amount, a reload starts empty (D-SEPA-22)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('50.00');
  await topUp.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EU bank top up');
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.00');
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
});

test('an address that is not verified closes the requisites and leads to the verification (SEPA-018)', async ({ page, control }) => {
  const customer = await control.customer('address_none');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('50.00');
  await topUp.goOn();
  const dialog = page.getByRole('dialog', { name: 'Address verification required' });
  await expect(dialog).toContainText('To use EU bank transfers, verify your address.');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Verify address' }).click();
  await expect(page).toHaveURL(/\/address-verification$/);
});

test('an IBAN that is pending, and one that is ready, have their modals (SEPA-019, SEPA-020)', async ({ page, control }) => {
  const customer = await control.customer('no_iban');
  const topUp = new TopUpPage(page);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(euro);
  await topUp.enterAmount('50.00');
  await topUp.goOn();
  await expect(page.getByRole('dialog', { name: 'Virtual IBAN' })).toContainText('Virtual IBAN is being allocated.');
  await control.patch(customer.username, { iban: 'allocated' });
  await topUp.openByBank(euro);
  await topUp.enterAmount('50.00');
  await topUp.goOn();
  await expect(page.getByRole('dialog', { name: 'Virtual IBAN' })).toContainText('Your IBAN is ready.');
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a provider that is down at "Done" loses nothing; the second press announces once (ERR-001, D-SEPA-23)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  const topUp = new TopUpPage(page);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(euro);
  await topUp.enterAmount('50.00');
  await topUp.goOn();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await control.fault({
    match: { method: 'POST', path: '/api/v1/accounts/*/top_up/sepa', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await topUp.finish();
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).dblclick();
  await expect(page).toHaveURL(/\/assets$/);
  const calls = await control.requests(customer.username, `/api/v1/accounts/${euro}/top_up/sepa`);
  expect(calls.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('an unknown bank or account is not found (SEPA-001, SEPA-048)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/topup/fiat/${await control.accountId(customer, 'EUR')}/payment_network/7`);
  await expect(page.getByText(/could not be found/)).toBeVisible();
});

test('from the bank to the card and back, the amount goes along (D-CUR-16)', async ({ page, control }) => {
  const customer = await control.customer('empty', { cards: [{ cardType: 'visa', status: 'verified' }] });
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('75.00');
  await page.getByRole('link', { name: 'Top up by card' }).click();
  await expect(page).toHaveURL(/\/card\/\d+$/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75.00');
  await page.getByRole('combobox', { name: 'Using' }).click();
  await page.getByRole('option', { name: /EU bank transfer/ }).click();
  await expect(page).toHaveURL(/\/payment_network\/1$/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75.00');
});
