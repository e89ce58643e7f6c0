import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseAnswer } from './support/loseAnswer.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next step' });

async function open(page: Page, control: Control, preset: 'empty' | 'address_pending' = 'empty') {
  const customer = await control.customer(preset);
  const euro = await control.accountId(customer, 'EUR');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(euro);
  await expect(amount(page)).toBeVisible();
  return { customer, euro, topUp, path: `/api/v1/accounts/${euro}/top_up/sepa` };
}

test('at the minimum it does not go on, from the threshold on it costs nothing (SEPA-012, SEPA-013, SEPA-014)', async ({
  page,
  control,
}) => {
  const { topUp } = await open(page, control);
  const main = page.getByRole('main');
  await expect(main.getByText('Min: more than 10.00 EUR')).toBeVisible();
  await topUp.enterAmount('10.00');
  await expect(next(page)).toBeDisabled();
  await topUp.enterAmount('10,01');
  await expect(amount(page)).toHaveValue('10.01');
  await expect(main.getByText('€5.01')).toBeVisible();
  await expect(next(page)).toBeEnabled();
  await topUp.enterAmount('1000');
  await expect(main.getByText('€1,000.00')).toBeVisible();
  await amount(page).fill('');
  await amount(page).pressSequentially('99999999991');
  await expect(amount(page)).toHaveValue('9,999,999,999');
  await expect(next(page)).toBeEnabled();
});

test('an address that is being checked keeps the requisites closed (SEPA-017)', async ({ page, control }) => {
  const { topUp } = await open(page, control, 'address_pending');
  await topUp.enterAmount('50');
  await topUp.goOn();
  const dialog = page.getByRole('dialog', { name: 'Address verification', exact: true });
  await expect(dialog).toContainText('To use EU bank transfers, wait for the address verification to be completed.');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(amount(page)).toHaveValue('50');
});

test('who is verified meanwhile is let on without a reload (D-SEPA-11)', async ({ page, control }) => {
  await page.clock.install();
  const { customer, topUp } = await open(page, control, 'address_pending');
  await topUp.enterAmount('50');
  await control.patch(customer.username, { addressStatus: 'success', iban: 'bound' });
  await page.clock.fastForward(31_000);
  await topUp.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EU bank top up');
});

test('the requisites stand in their order, the IBAN is copied without its spaces (SEPA-023, SEPA-024, SEPA-025)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { topUp } = await open(page, control);
  await topUp.enterAmount('500');
  await topUp.goOn();
  const rows = page.getByRole('list', { name: 'Where to send the money' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Beneficiary name/,
    /^IBAN/,
    /^Details\/Reference/,
    /^Beneficiary address/,
    /^BIC/,
    /^Bank name/,
    /^Bank address/,
  ]);
  await expect(page.getByText('The payment must be sent from an account in your name, otherwise it will be rejected.')).toBeVisible();
  await expect(page.getByText('€495.00')).toBeVisible();
  await page.getByRole('button', { name: 'Copy IBAN' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^LT\d{18}$/);
});

test('refused, garbage, a lost answer: "Done" announces one transfer in the end (SEPA-027, D-SEPA-15, D-SEPA-24)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/, /ERR_CONNECTION_RESET/);
  const { customer, topUp, path } = await open(page, control);
  await topUp.enterAmount('500');
  await topUp.goOn();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  const match = { method: 'POST', path, username: customer.username };
  await control.fault({ match, status: 400, body: { code: 400, message: 'No', fields: { amount: ['Bank transfers are paused.'] } } });
  await topUp.finish();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('Bank transfers are paused.');
  await dialog.getByRole('button').last().click();
  await control.fault({ match, status: 201, body: 'thanks' });
  await topUp.finish();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await loseAnswer(page, '**/top_up/sepa');
  await topUp.finish();
  await expect(page.getByText(/No internet connection!|Service is temporary unavailable/).first()).toBeVisible();
  await topUp.finish();
  await expect(page).toHaveURL(/\/assets$/);
  const orders: readonly { type: string }[] = await (
    await page.request.get('/sandbox/orders', { params: { username: customer.username } })
  ).json();
  expect(orders).toHaveLength(1);
});

test('money that arrives by the reference alone is credited, its fee taken (D-SEPA-16, RULE-008)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '0.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await control.deposit(customer, '500.00', 'sepa');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('€495.00');
});
