import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { goBackFromOrdersImmediately } from './support/goBackFromOrdersImmediately.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const BALANCES = { balances: { EUR: '1000.00', USD: '1000.00' } };
const getGiveField = (page: Page) => page.getByLabel('You give');
const getExchangeButton = (page: Page) => page.getByRole('button', { name: 'Exchange', exact: true });

async function openExchange(page: Page, control: Control, customer: Customer): Promise<void> {
  await new LoginPage(page).resume(customer);
  const [account, target] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
  await page.goto(`/operation/exchange/fiat/${account}/fiat/${target}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange');
}

test('exchanges EUR for USD once, opens the order and resets the form @gate (FX-001, FX-007, FX-008)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await openExchange(page, control, customer);
  await expect(page.getByText('1 EUR = 1.07853 USD')).toBeVisible();
  await getGiveField(page).fill('100,00');
  await expect(page.getByLabel('You get')).toHaveValue('107.85');
  await getExchangeButton(page).dblclick();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByText('Currency exchange').first()).toBeVisible();
  expect(await control.requests(customer.username, '/api/v1/exchange/sell')).toHaveLength(1);
  await page.goBack();
  await expect(getGiveField(page)).toHaveValue('');
  await expect(page.getByText('Euro · €900.00')).toBeVisible();
  await expect(page.getByText('US dollar · $1,107.85')).toBeVisible();
});

test('shows a refusal in a dialog, keeps the amount when accounts are swapped and exchanges USD for EUR (OPS-019, OPS-026, D-FX-07)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty', BALANCES);
  await openExchange(page, control, customer);
  await getGiveField(page).fill('33.33');
  const message = 'The rate has changed. Please check the new amount and try again.';
  await control.fault({
    match: { path: '/api/v1/exchange/sell', username: customer.username },
    status: 400,
    body: { code: 400, message },
  });
  await getExchangeButton(page).click();
  const refused = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(refused).toContainText(message);
  await refused.getByRole('button', { name: 'I got it' }).click();
  await page.getByRole('button', { name: 'Swap accounts' }).click();
  await expect(page.getByText('1 USD = 0.91784 EUR')).toBeVisible();
  await expect(getGiveField(page)).toHaveValue('33.33');
  await expect(page.getByLabel('You get')).toHaveValue('30.59');
  await getExchangeButton(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await control.requests(customer.username, '/api/v1/exchange/buy')).toHaveLength(1);
});

test('a session that ends on the exchange shows the inactivity message (FX-010, OPS-021, D-FX-11)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty', BALANCES);
  await openExchange(page, control, customer);
  await getGiveField(page).fill('100');
  // Ends the session with the exchange call rather than with a rate refresh.
  await control.expire(customer.username, { refresh: true });
  await control.fault({ match: { path: '/api/v1/exchange/sell', username: customer.username }, status: 401, body: {} });
  await getExchangeButton(page).click();
  await expect(page.getByRole('dialog')).toContainText("You've been inactive for a while, so we logged you out for your protection.");
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page).not.toHaveURL(/exchange/);
});

test('resets the form even if the customer goes back before the order page loads (D-FX-10)', async ({ page, control }) => {
  const customer = await control.customer('empty', BALANCES);
  await openExchange(page, control, customer);
  await getGiveField(page).fill('100');
  await goBackFromOrdersImmediately(page);
  await getExchangeButton(page).click();
  await expect(page.getByText('Euro · €900.00')).toBeVisible();
  await expect(getGiveField(page)).toHaveValue('');
  expect(await control.requests(customer.username, '/api/v1/exchange/sell')).toHaveLength(1);
});
