import { expect, type Page } from '@playwright/test';
import { alterOperations } from './support/alterOperations.ts';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseAnswer } from './support/loseAnswer.ts';

const BALANCES = { balances: { EUR: '100.00', USD: '0.00' } };
const give = (page: Page) => page.getByLabel('You give');
const exchange = (page: Page) => page.getByRole('button', { name: 'Exchange', exact: true });
const failed = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

async function open(page: Page, control: Control, customer: Customer): Promise<void> {
  const [euro, dollar] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
  await page.goto(`/operation/exchange/fiat/${euro}/fiat/${dollar}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
}

const exchanged = async (control: Control, { username }: Customer): Promise<number> =>
  (await control.requests(username, '/api/v1/exchange/sell')).filter(({ status }) => status < 300).length;

test('at the minimum it goes on, below it says so; comma, paste and eleven digits (FX-004, FX-006, FX-015)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  await give(page).fill('9,99');
  await expect(give(page)).toHaveValue('9.99');
  await expect(exchange(page)).toBeDisabled();
  await give(page).blur();
  await expect(give(page)).toHaveAttribute('aria-invalid', 'true');
  await give(page).fill('10');
  await expect(exchange(page)).toBeEnabled();
  await give(page).fill('');
  await give(page).pressSequentially('12345678901');
  await expect(give(page)).toHaveValue('1,234,567,890');
  await page.evaluate(() => navigator.clipboard.writeText('1 234,5'));
  await give(page).press('ControlOrMeta+a');
  await give(page).press('ControlOrMeta+v');
  await expect(give(page)).toHaveValue('1,234.5');
});

test('of two tabs that exchange the same balance one does, the other keeps its amount and hears why (RULE-001, RULE-009)', async ({
  page,
  context,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  const otherTab = await context.newPage();
  await new LoginPage(otherTab).resume(customer);
  await open(otherTab, control, customer);
  await give(page).fill('80');
  await give(otherTab).fill('60');
  await exchange(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await exchange(otherTab).click();
  await expect(
    otherTab
      .getByRole('alert')
      .or(failed(otherTab))
      .or(otherTab.getByRole('dialog', { name: 'Not enough funds' }))
      .first(),
  ).toBeVisible();
  await expect(give(otherTab)).toHaveValue('60');
  expect(await exchanged(control, customer)).toBe(1);
});

test('nobody gets less than was shown: a rate that has become worse is refused by the provider (D-FX-05)', async ({
  page,
  control,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', BALANCES);
  await alterOperations(request, control, customer, { eur_exchange_usd_rate: '1.20000' });
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  await expect(page.getByText('1 EUR = 1.20000 USD')).toBeVisible();
  await give(page).fill('50');
  await exchange(page).click();
  await expect(failed(page)).toContainText('The rate has changed');
  expect(await exchanged(control, customer)).toBe(0);
});

test('an answer that is lost, and garbage: the next press exchanges nothing more (D-FX-09, RULE-006)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_RESET/);
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  await give(page).fill('50');
  await loseAnswer(page, '**/exchange/sell');
  await exchange(page).click();
  await failed(page).getByRole('button', { name: 'I got it' }).click();
  await control.fault({ match: { path: '/api/v1/exchange/sell', username: customer.username }, status: 200, body: [] });
  await exchange(page).click();
  await failed(page).getByRole('button', { name: 'I got it' }).click();
  await expect(give(page)).toHaveValue('50');
  await exchange(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/account-group/cash');
  await expect(page.getByRole('listitem').filter({ hasText: 'EUR account' })).toContainText('€50.00');
});

test('where exchange is switched off it is neither offered nor found (FX-016, CUR-016)', async ({ page, control, request }) => {
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  const address = page.url();
  await alterOperations(request, control, customer, { exchange_disabled: true });
  await page.goto(address);
  await expect(exchange(page)).toHaveCount(0);
  await page.goto('/select-currency-to/exchange');
  await expect(page.getByRole('link', { name: /EUR/ })).toHaveCount(0);
});

test('"Use all" gives the whole balance away (FX-002, D-FX-01)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  await open(page, control, customer);
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(give(page)).toHaveValue('100.00');
  await exchange(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/account-group/cash');
  await expect(page.getByRole('listitem').filter({ hasText: 'EUR account' })).toContainText('€0.00');
});
