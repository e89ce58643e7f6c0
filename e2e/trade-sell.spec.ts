import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

const anOrder = /\/transactions\/\d+$/;
const wrong = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });
const posts = async (control: Control, username: string) =>
  (await control.requests(username, '/api/v1/')).filter(({ method, path }) => method === 'POST' && path.endsWith('sell'));

/** An offer of the network, as the wire has it. */
const offer = (type: string, fee: number) => ({ type, description: type, fee, ratio: '1', time: '10' });

test('sells bitcoin, signed and sealed on the device @gate (LEG-002, LEG-003, LEG-039)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell Bitcoin');
  await expect(trade.fee()).toBeDisabled();
  await expect(trade.button('Sell')).toBeDisabled();
  await trade.amount().fill('0.01234567');
  await expect(page.getByLabel('You get', { exact: true })).toHaveValue('737.03');
  await expect(trade.button('Sell')).toBeDisabled();
  await trade.chooseFee(/Average/);
  await trade.button('Sell').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  await expect(page.getByText('0.0001 BTC')).toBeVisible();
  await trade.confirm(customer);
  await expect(page).toHaveURL(anOrder);
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Sell BTC' })).toContainText('€737.03');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell Bitcoin');
  await expect(page.getByText('BTC is temporarily locked until the last transaction completes.')).toBeVisible();
});

test('"Use all" gives way to the fee, and nothing is left (LEG-025, OPS-007, D-LEG-11)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(trade.amount()).toHaveValue('0.5');
  await trade.chooseFee(/Average/);
  await expect(trade.amount()).toHaveValue('0.4999');
  await trade.chooseFee(/Fast/);
  await expect(trade.amount()).toHaveValue('0.49985');
  await trade.button('Sell').click();
  await trade.confirm(customer);
  await expect(page).toHaveURL(anOrder);
  await page.goBack();
  await expect(page.getByText('Bitcoin · 0 BTC')).toBeVisible();
});

test('a stablecoin without Ether warns once, and its fee cannot be paid (LEG-005, LEG-006, LEG-007)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', USDC: '120', ETH: '0' } });
  await trade.openSale(customer, 'USDC', 'stablecoin');
  const warning = page.getByRole('dialog', { name: 'Warning: Limited functionality' });
  await expect(warning).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await warning.getByLabel("Don't show this message again").check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeHidden();
  await trade.amount().fill('120');
  await trade.chooseFee(/Slow/);
  await page.getByRole('button', { name: 'Not enough ETH to pay fee' }).click();
  const causes = page.getByRole('dialog', { name: 'Causes of error' });
  await expect(causes).toContainText('blockchain currency (ETH)');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(causes).toBeHidden();
  await expect(trade.button('Sell')).toBeDisabled();
  await page.reload();
  await trade.amount().waitFor();
  await expect(warning).toBeHidden();
});

test('a refused fee, a wrong code, then the right one (LEG-034, LEG-037, OPS-012)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.amount().fill('0.1');
  await trade.chooseFee(/Average/);
  await control.fault({
    match: { method: 'PUT', path: '/api/v1/wallets', username: customer.username },
    status: 400,
    body: { code: 400_003, message: 'Validation failed', fields: { fee: ['Not enough BTC to pay fee'] } },
  });
  await trade.button('Sell').click();
  await page.getByRole('button', { name: 'Not enough BTC to pay fee' }).click();
  await expect(page.getByRole('dialog', { name: 'Causes of error' })).toBeVisible();
  await page.getByRole('button', { name: 'I got it' }).click();
  await trade.chooseFee(/Fast/);
  await trade.button('Sell').click();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  const code = await control.latestCode(customer.username);
  await trade.enterCode(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Invalid code')).toBeVisible();
  await trade.enterCode(code);
  await expect(page).toHaveURL(anOrder);
});

test('a fee that has changed is shown before the code; back brings the form, a reload an empty one (D-LEG-20)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await control.fault({
    match: { method: 'POST', path: '/api/v1/wallets', username: customer.username },
    status: 200,
    body: { slow: offer('slow', 0.00001), average: offer('average', 0.00005), fast: offer('fast', 0.00008) },
  });
  await trade.amount().fill('0.1');
  await trade.chooseFee(/average/);
  await trade.button('Sell').click();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  await expect(page.getByText('0.0001 BTC')).toBeVisible();
  await page.goBack();
  await expect(trade.amount()).toHaveValue('0.1');
  await expect(trade.fee()).toContainText(/average/i);
  await trade.button('Sell').click();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  await page.reload();
  await expect(trade.amount()).toHaveValue('');
  expect(await posts(control, customer.username)).toEqual([]);
});

test('offline, a lost answer and a double press sell once (D-LEG-21)', async ({ page, control, context, expectedComplaints }) => {
  expectedComplaints.push(/ERR_|Failed to load resource/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.amount().fill('0.1');
  await trade.chooseFee(/Average/);
  await context.setOffline(true);
  await trade.button('Sell').click();
  await expect(wrong(page)).toContainText('Please check your internet connection and try again.');
  await page.getByRole('button', { name: 'I got it' }).click();
  await context.setOffline(false);
  await trade.button('Sell').click();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  let isLost = false;
  await page.route('**/wallets/*/sell', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await trade.confirm(customer);
  await expect(wrong(page)).toBeVisible();
  await page.getByRole('button', { name: 'I got it' }).click();
  await trade.button('Confirm').dblclick();
  await expect(page).toHaveURL(anOrder);
  expect((await posts(control, customer.username)).map(({ status }) => status)).toEqual([201, 201]);
  await page.goBack();
  await expect(page.getByText('Bitcoin · 0.3999 BTC')).toBeVisible();
});

test('two tabs sell one balance: the second is told, and nothing is sold twice (LEG-041, D-LEG-19, D-LEG-21)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|409)/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', ETH: '1', USDC: '100' } });
  await trade.openSale(customer, 'USDC', 'stablecoin');
  await trade.prepareSale('100');
  const second = await context.newPage();
  await trade.openSale(customer, 'ETH', 'crypto', second);
  await second.getByRole('button', { name: 'Use all' }).click();
  await trade.chooseFee(/Average/, second);
  await trade.button('Sell', second).click();
  await trade.confirm(customer, second);
  await expect(second).toHaveURL(anOrder);
  // The first tab's code is the older one of the two in the inbox; its Ether is gone.
  const codes = (await control.messagesTo(customer.username)).map((body) => /\d{6}/.exec(body)?.[0] ?? '');
  await trade.enterCode(codes[1] ?? '');
  const dialog = page.getByRole('dialog', { name: "You don't have enough funds" });
  await expect(dialog).toContainText('Top up your account or contact us to cancel the transaction.');
  await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/assets$/);
  expect((await posts(control, customer.username)).filter(({ status }) => status === 201)).toHaveLength(1);
});
