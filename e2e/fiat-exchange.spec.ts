import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { goBackFromOrdersAtOnce } from './support/goBackFromOrdersAtOnce.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const BALANCES = { balances: { EUR: '1000.00', USD: '1000.00' } };
const give = (page: Page) => page.getByLabel('You give');
const exchange = (page: Page) => page.getByRole('button', { name: 'Exchange', exact: true });

async function open(page: Page, control: Control, customer: Customer, from = 'EUR', to = 'USD'): Promise<void> {
  await new LoginPage(page).resume(customer);
  const [account, target] = [await control.accountId(customer, from), await control.accountId(customer, to)];
  await page.goto(`/operation/exchange/fiat/${account}/fiat/${target}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
}

test('exchanges EUR into USD once, opens the order, and back is a fresh form @gate (FX-001, FX-007, FX-008)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  await expect(page.getByText('1 EUR = 1.07853 USD')).toBeVisible();
  await give(page).fill('100,00');
  await expect(page.getByLabel('You get')).toHaveValue('107.85');
  await exchange(page).dblclick();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByText('Currency exchange').first()).toBeVisible();
  expect(await control.requests(customer.username, '/api/v1/exchange/sell')).toHaveLength(1);
  await page.goBack();
  await expect(give(page)).toHaveValue('');
  await expect(page.getByText('Euro · €900.00')).toBeVisible();
  await expect(page.getByText('US dollar · $1,107.85')).toBeVisible();
});

test('swaps the accounts, the amount stays, and USD buys EUR (FX-007, OPS-019, D-FX-07)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  await give(page).fill('33.33');
  await page.getByRole('button', { name: 'Swap accounts' }).click();
  await expect(page.getByText('1 USD = 0.91784 EUR')).toBeVisible();
  await expect(give(page)).toHaveValue('33.33');
  await expect(page.getByLabel('You get')).toHaveValue('30.59');
  await exchange(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await control.requests(customer.username, '/api/v1/exchange/buy')).toHaveLength(1);
});

test('more than the balance leads to a top-up of the difference (FX-014, OPS-027, D-FX-06)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await open(page, control, customer);
  await give(page).fill('150.50');
  await exchange(page).click();
  const dialog = page.getByRole('dialog', { name: 'Not enough funds' });
  await expect(dialog).toContainText('You need €50.50 more.');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Top up €50.50' }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/fiat\/\d+\/(payment_network|card)\/\d+$/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.50');
  expect(await control.requests(customer.username, '/api/v1/exchange/sell')).toEqual([]);
});

test('a refusal and a provider that is down open their modals and lose nothing (FX-009, OPS-023, OPS-024)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|503)/);
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  const match = { path: '/api/v1/exchange/sell', username: customer.username };
  const words = 'The rate has changed. Please check the new amount and try again.';
  await control.fault({ match, status: 400, body: { code: 400, message: words } });
  await give(page).fill('100');
  await exchange(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await exchange(page).click();
  await expect(dialog).toContainText("Don't worry, we'll fix it.");
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(give(page)).toHaveValue('100');
  await exchange(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test('an address that is not verified is asked for (FX-011, OPS-022, OPS-026)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const customer = await control.customer('address_none', BALANCES);
  await open(page, control, customer);
  await give(page).fill('100');
  await exchange(page).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText(
    'Ensure full verification, including address, is completed. If the error persists, contact support.',
  );
});

test('offline the connection is named, and the amount stays (FX-013, ERR-004, OPS-025)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  await give(page).fill('100');
  await context.setOffline(true);
  await exchange(page).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText(
    'Please check your internet connection and try again.',
  );
  await expect(give(page)).toHaveValue('100');
});

test('a session that ends here is told in the words of inactivity (FX-010, OPS-021, D-FX-11)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  await give(page).fill('100');
  // The session ends with this very call, not with the refresh of a rate.
  await control.expire(customer.username, { refresh: true });
  await control.fault({ match: { path: '/api/v1/exchange/sell', username: customer.username }, status: 401, body: {} });
  await exchange(page).click();
  await expect(page.getByRole('dialog')).toContainText("You've been inactive for a while, so we logged you out for your protection.");
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page).not.toHaveURL(/exchange/);
});

test('data that cannot be loaded send the customer to the accounts, with a word (FX-017)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  const [euro, dollar] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
  const match = { path: '/api/v1/accounts/operations', username: customer.username };
  await control.fault({ match, status: 503, times: 0 });
  await page.goto(`/operation/exchange/fiat/${euro}/fiat/${dollar}`);
  await expect(page).toHaveURL('/assets');
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
});

test('an unknown pair is not found (FX-016, FX-017, FX-018)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await new LoginPage(page).resume(customer);
  const euro = await control.accountId(customer, 'EUR');
  for (const path of [`fiat/${euro}/fiat/999999`, `fiat/${euro}/fiat/${euro}`, `fiat/x/fiat/${euro}`]) {
    await page.goto(`/operation/exchange/${path}`);
    await expect(page.getByText(/could not be found/)).toBeVisible();
  }
});

test('back before the order has come is a fresh form as well (D-FX-10)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await open(page, control, customer);
  await give(page).fill('100');
  await goBackFromOrdersAtOnce(page);
  await exchange(page).click();
  await expect(page.getByText('Euro · €900.00')).toBeVisible();
  await expect(give(page)).toHaveValue('');
  expect(await control.requests(customer.username, '/api/v1/exchange/sell')).toHaveLength(1);
});
