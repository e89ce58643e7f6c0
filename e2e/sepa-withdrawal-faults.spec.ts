import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseAnswer } from './support/loseAnswer.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const IBAN = 'DE89370400440532013000';
const amountField = (page: Page) => page.getByLabel('Amount', { exact: true });
const cash = (page: Page) => page.getByRole('link', { name: /^Cash/ });
const path = '/api/v1/accounts/*/withdraw/iban';

async function enter(page: Page, control: Control, customer: Customer, sum: string): Promise<SepaWithdrawalPage> {
  const withdrawal = new SepaWithdrawalPage(page);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), sum, IBAN);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  return withdrawal;
}

const withdrawn = async (control: Control, customer: Customer): Promise<number> => {
  const id = await control.accountId(customer, 'EUR');
  const calls = await control.requests(customer.username, `/api/v1/accounts/${id}/withdraw/iban`);
  return calls.filter(({ status }) => status === 201).length;
};

test('of two tabs that spend the same balance one withdraws, the other is told that it has changed (D-SEPA-25, SEPA-047, RULE-001)', async ({
  page,
  context,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  const first = await enter(page, control, customer, '80.00');
  const otherTab = await context.newPage();
  await new LoginPage(otherTab).resume(customer);
  const second = await enter(otherTab, control, customer, '60.00');
  await first.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await second.submit();
  const dialog = otherTab.getByRole('dialog', { name: 'Unexpected Error. Not enough funds' });
  await expect(dialog).toContainText('This might have happened if there were changes to your balance before operation was completed');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(amountField(otherTab)).toHaveValue('60.00');
  await expect(otherTab.getByText(/€20\.00/).first()).toBeVisible();
  expect(await withdrawn(control, customer)).toBe(1);
});

test('the second click of a double click does not close the dialog that came in between (D-APP-12)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await enter(page, control, customer, '20.00');
  await control.patch(customer.username, { balances: { EUR: '5.00' } });
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unexpected Error. Not enough funds' });
  const answer = dialog.getByRole('button', { name: 'I got it' });
  await answer.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // What would have closed it has been heard by the page before this.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('data-state', 'open');
  await answer.click();
  await expect(dialog).toBeHidden();
  expect(await withdrawn(control, customer)).toBe(0);
});

test('a double click withdraws once (D-SEPA-23, RULE-006)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await enter(page, control, customer, '20.00');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await withdrawn(control, customer)).toBe(1);
  await page.goto('/assets');
  await expect(cash(page)).toContainText('€80.00');
});

test('an answer that is lost on its way: the next press withdraws nothing more and opens the order @gate (D-SEPA-24, RULE-006)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_RESET/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  const withdrawal = await enter(page, control, customer, '20.00');
  await loseAnswer(page, '**/withdraw/iban');
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
  await expect(cash(page)).toContainText('€80.00');
});

test('a refusal is said in the provider’s words, garbage in place of an order loses nothing (SEPA-046, ERR-009)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  const withdrawal = await enter(page, control, customer, '20.00');
  const match = { path, username: customer.username };
  await control.fault({ match, status: 400, body: { code: 400, message: 'Withdrawals to this bank are closed today.' } });
  await withdrawal.submit();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('Withdrawals to this bank are closed today.');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('button').last().click();
  await control.fault({ match, status: 201, body: '<html>' });
  await withdrawal.submit();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await withdrawn(control, customer)).toBe(2); // the garbage has the status of an order
  await page.goto('/assets');
  await expect(cash(page)).toContainText('€80.00');
});

test('a slow lookup holds "Submit" back, one that is down is asked again (SEPA-041, D-SEPA-18, D-SEPA-19)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const match = { path: '/api/v1/info/iban', username: customer.username };
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.open(await control.accountId(customer, 'EUR'));
  await withdrawal.enterAmount('20.00');
  await withdrawal.goOn();
  await control.fault({ match, delayMs: 2000 });
  const request = page.waitForRequest('**/info/iban');
  await withdrawal.enterIban(IBAN);
  await request;
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(page.getByText(/RHEIDE22XXX/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await withdrawal.enterIban('LT121000011101001000');
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('the amount takes a comma and a pasted sum; letters, another currency and an eleventh digit are refused (SEPA-030, D-FMT-13)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  await new LoginPage(page).resume(customer);
  await new SepaWithdrawalPage(page).open(await control.accountId(customer, 'EUR'));
  const field = amountField(page);
  await field.pressSequentially('12,345');
  await expect(field).toHaveValue('12.34');
  await field.fill('');
  await field.pressSequentially('12345678901');
  await expect(field).toHaveValue('1,234,567,890');
  for (const [pasted, amount] of [
    ['1 234,5', '1,234.5'],
    ['12345678901', '1,234.5'],
    ['abc', '1,234.5'],
    ['1e3', '1,234.5'],
    ['$5', '1,234.5'],
    ['\u2212€12,450.75', '12,450.75'],
    ['-5', '5'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+v');
    await expect(field, pasted).toHaveValue(amount);
  }
});

test('what closes bank transfers stands at the method, and "Next step" opens its modal (SEPA-034, SEPA-035, SEPA-036)', async ({
  page,
  control,
}) => {
  const login = new LoginPage(page);
  for (const [preset, message, modal] of [
    ['no_iban', 'Your IBAN is pending', 'Virtual IBAN'],
    ['address_none', 'Need to verify the address', 'Address verification required'],
    ['address_pending', 'Address is on verification', 'Address verification'],
  ] as const) {
    const customer = await control.customer(preset, { balances: { EUR: '100.00' } });
    const withdrawal = new SepaWithdrawalPage(page);
    await login.resume(customer);
    await withdrawal.open(await control.accountId(customer, 'EUR'));
    await expect(page.getByRole('combobox', { name: 'Using' })).toContainText(message);
    await withdrawal.enterAmount('20.00');
    await withdrawal.goOn();
    await expect(page.getByRole('dialog', { name: modal, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveCount(0);
  }
});

test('a session that ends before "Submit" withdraws nothing (SEPA-037, SES-015)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await enter(page, control, customer, '20.00');
  await pressAfterEnd(page.getByRole('button', { name: 'Submit' }), control, customer.username);
  await expect(page).not.toHaveURL(/\/operation\//);
  await new LoginPage(page).resume(customer);
  await expect(cash(page)).toContainText('€100.00');
});
