import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { goBackFromOrdersAtOnce } from './support/goBackFromOrdersAtOnce.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TradePage } from './support/TradePage.ts';

const anOrder = /\/transactions\/\d+$/;
const wrong = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });
const posts = async (control: Control, username: string) =>
  (await control.requests(username, '/api/v1/')).filter(({ method, path }) => method === 'POST' && path.endsWith('buy'));

test('buys bitcoin once, opens the order, and back is a fresh form @gate (LEG-001, LEG-008, LEG-029)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', BTC: '0' } });
  await page.getByRole('link', { name: /^Crypto/ }).click();
  await page.getByRole('button', { name: /^Bitcoin|^BTC/ }).click();
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Bitcoin');
  await trade.amount().fill('500');
  await expect(page.getByLabel('You get', { exact: true })).toHaveValue('0.00826699');
  await page.getByRole('button', { name: 'Final rate' }).click();
  await expect(page.getByRole('dialog', { name: 'Final rate' })).toContainText(
    'The final rate including fees will be shown after the exchange.',
  );
  await page.getByRole('button', { name: 'I got it' }).click();
  await trade.button('Buy').dblclick();
  await expect(page).toHaveURL(anOrder);
  await expect(page.getByRole('dialog', { name: 'Buy' })).toContainText('0.00826699 BTC');
  expect(await posts(control, customer.username)).toHaveLength(1);
  await page.goBack();
  await expect(trade.amount()).toHaveValue('');
  await expect(page.getByText('EUR account · €500.00')).toBeVisible();
});

test('the whole balance buys a stablecoin; below the minimum nothing goes (LEG-029, D-LEG-07)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '150.00', USDC: '0' } });
  await trade.openPurchase(customer, 'USDC', 'stablecoin');
  await trade.amount().fill('9.99');
  await trade.amount().blur();
  await expect(page.getByText('Minimum amount is €10')).toBeVisible();
  await expect(trade.button('Buy')).toBeDisabled();
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('You get', { exact: true })).toHaveValue('158.17694');
  await trade.button('Buy').click();
  await expect(page).toHaveURL(anOrder);
});

test('a refusal stands at the amount and under the button, and the next success clears it (LEG-030, LEG-031, OPS-010)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', BTC: '0' } });
  await trade.openPurchase(customer, 'BTC');
  await control.fault({
    match: { method: 'POST', path: '/api/v1/wallets', username: customer.username },
    status: 400,
    body: { code: 400, message: 'The market is closed', fields: { account: ['Unknown account'] } },
  });
  await trade.amount().fill('100');
  await trade.button('Buy').click();
  await expect(page.getByText('The market is closed')).toBeVisible();
  await expect(page.getByText('Unknown account')).toBeVisible();
  await trade.amount().fill('101');
  await expect(page.getByText('The market is closed')).toBeHidden();
  await control.patch(customer.username, { balances: { EUR: '50.00' } });
  await trade.button('Buy').click();
  await expect(page.getByText('Not enough funds')).toBeVisible();
  await trade.amount().fill('40');
  await trade.button('Buy').click();
  await expect(page).toHaveURL(anOrder);
});

test('offline, a provider in trouble, a lost answer and a refused token lose nothing and buy once (D-LEG-21, D-LEG-22, D-LEG-23)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_|Failed to load resource/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', USDC: '0' }, whitelisted: { USDC: false } });
  await trade.openPurchase(customer, 'USDC', 'stablecoin');
  await trade.amount().fill('100');
  await trade.button('Buy').click();
  await expect(wrong(page)).toContainText('You are not allowed to receive USDC tokens.');
  await page.getByRole('button', { name: 'I got it' }).click();
  await control.patch(customer.username, { whitelisted: true });
  await context.setOffline(true);
  await trade.button('Buy').click();
  await expect(wrong(page)).toContainText('Please check your internet connection and try again.');
  await page.getByRole('button', { name: 'I got it' }).click();
  await context.setOffline(false);
  const match = { method: 'POST', path: '/api/v1/tokens', username: customer.username };
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await trade.button('Buy').click();
  await expect(page.getByText('Service is temporary unavailable')).toBeVisible();
  await expect(trade.amount()).toHaveValue('100');
  let isLost = false;
  await page.route('**/tokens/*/buy', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await trade.button('Buy').click();
  await expect(wrong(page)).toBeVisible();
  await page.getByRole('button', { name: 'I got it' }).click();
  await trade.button('Buy').click();
  await expect(page).toHaveURL(anOrder);
  await page.goBack();
  await expect(page.getByText('EUR account · €900.00')).toBeVisible();
});

test('an unknown pair is not found, and what cannot be loaded can be tried again (LEG-042, D-LEG-01, D-MENU-13)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '1000.00', USD: '1000.00', BTC: '1' } });
  await new LoginPage(page).resume(customer);
  const [euro, dollar, wallet] = await Promise.all(['EUR', 'USD', 'BTC'].map((code) => control.accountId(customer, code)));
  for (const path of [
    `fiat/${euro}/crypto/999999`,
    `fiat/${dollar}/crypto/${wallet}`,
    `stablecoin/${wallet}/fiat/${euro}`,
    `crypto/x/fiat/${euro}`,
  ]) {
    await page.goto(`/operation/exchange/${path}`);
    await expect(page.getByText(/could not be found/)).toBeVisible();
  }
  await control.fault({
    match: { path: '/api/v1/accounts/operations', username: customer.username },
    status: 503,
    body: { code: 503, message: 'x' },
  });
  await page.goto(`/operation/exchange/crypto/${wallet}/fiat/${euro}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell Bitcoin');
});

test('back before the order has come is a fresh form as well (D-LEG-05)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', BTC: '0' } });
  await trade.openPurchase(customer, 'BTC');
  await trade.amount().fill('500');
  await goBackFromOrdersAtOnce(page);
  await trade.button('Buy').click();
  await expect(page.getByText('EUR account · €500.00')).toBeVisible();
  await expect(trade.amount()).toHaveValue('');
  expect(await posts(control, customer.username)).toHaveLength(1);
});
