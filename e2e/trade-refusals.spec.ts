import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

const anOrder = /\/transactions\/\d+$/;
const wrong = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });

test('two tabs buy with one balance: what one has spent the other cannot, and one purchase stands (LEG-015, D-LEG-21)', async ({
  page,
  control,
  context,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '100.00', BTC: '0' } });
  await trade.openPurchase(customer, 'BTC');
  await trade.amount().fill('80');
  await expect(trade.button('Buy')).toBeEnabled();
  const other = new TradePage(await context.newPage(), control);
  await other.openPurchase(customer, 'BTC');
  await other.amount().fill('80');
  await other.button('Buy').click();
  await expect(other.page).toHaveURL(anOrder);
  await expect(page.getByText('EUR account · €20.00')).toBeVisible();
  await expect(trade.button('Buy')).toBeDisabled();
  await trade.amount().blur();
  await expect(page.getByText('Incorrect amount')).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(1);
  expect(await control.balances(customer.username)).toMatchObject({ EUR: '20.00' });
});

test('a stablecoin sells from its minimum on, not one digit below (OPS-002, LEG-017, LEG-018)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', USDC: '20', ETH: '0.1' } });
  await trade.openSale(customer, 'USDC', 'stablecoin');
  await trade.amount().fill('10.99999');
  await trade.amount().blur();
  await expect(page.getByText('Minimum amount is 11 USDC')).toBeVisible();
  await expect(trade.fee()).toBeDisabled();
  await trade.prepareSale('11');
  await trade.confirm(customer);
  await expect(page).toHaveURL(anOrder);
  expect(await control.orders(customer.username)).toMatchObject([{ type: 'token_sell', volume: { value: '-11.00000', currency: 'USDC' } }]);
  expect(await control.balances(customer.username)).toMatchObject({ USDC: '9.00000', ETH: '0.09930000' });
});

test('the whole balance leaves nothing for the fee: no code goes out (LEG-019, D-LEG-10)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.amount().fill('0.49990001');
  await trade.chooseFee(/Average/);
  await expect(page.getByRole('button', { name: 'Not enough BTC to pay fee' })).toBeVisible();
  await expect(trade.button('Sell')).toBeDisabled();
  // A cheaper offer fits.
  await trade.chooseFee(/Slow/);
  await expect(trade.button('Sell')).toBeEnabled();
  expect(await control.messagesTo(customer.username)).toEqual([]);
});

test('a sale altered on its way is refused in a modal, and nothing is sold (OPS-014, OPS-015, LEG-040)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.prepareSale('0.1');
  await page.route('**/wallets/*/sell', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = z.parse(z.looseObject({ payload: z.string() }), route.request().postDataJSON());
    const sealed = Buffer.from(body.payload, 'base64');
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    return route.continue({ postData: JSON.stringify({ ...body, payload: sealed.toString('base64') }) });
  });
  await trade.confirm(customer);
  await expect(wrong(page)).toContainText('The signature is not valid');
  expect(await control.orders(customer.username)).toEqual([]);
  expect(await control.balances(customer.username)).toMatchObject({ BTC: '0.50000000' });
});

test('a sale locks the coin in every tab, and a new one is there when it has ended (LEG-009, D-LEG-18)', async ({
  page,
  control,
  context,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.amount().fill('0.1');
  await trade.chooseFee(/Average/);
  const other = new TradePage(await context.newPage(), control);
  await other.openSale(customer, 'BTC');
  await other.prepareSale('0.1');
  await other.confirm(customer);
  await expect(other.page).toHaveURL(anOrder);
  await expect(page.getByText('BTC is temporarily locked until the last transaction completes.')).toBeVisible();
  await expect(trade.button('Sell')).toBeDisabled();
  const [sale] = await control.orders(customer.username);
  await control.moveOrder(sale?.id ?? '', 'completed');
  await page.reload();
  await trade.prepareSale('0.1');
  expect(await control.balances(customer.username)).toMatchObject({ EUR: '5970.00', BTC: '0.39990000' });
});

test('the warning comes again on a purchase until it is ticked; then it is gone for the sale as well (LEG-005, D-LEG-18)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '500.00', USDC: '50', ETH: '0' } });
  const warning = page.getByRole('dialog', { name: 'Warning: Limited functionality' });
  await trade.openPurchase(customer, 'USDC', 'stablecoin');
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await warning.getByLabel("Don't show this message again").check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeHidden();
  await trade.amount().fill('100');
  await trade.button('Buy').click();
  await expect(page).toHaveURL(anOrder);
  await trade.openSale(customer, 'USDC', 'stablecoin');
  await expect(warning).toHaveCount(0);
});

test('five wrong codes end the code of a sale; back and anew another one sells, once (LEG-036, D-LEG-15)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', BTC: '0.5' } });
  await trade.openSale(customer, 'BTC');
  await trade.prepareSale('0.1');
  const code = await control.latestCode(customer.username);
  for (let entries = 1; entries <= 5; entries++) {
    await trade.enterCode(code === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert')).toContainText(entries === 5 ? 'Too many attempts' : 'Invalid code');
  }
  await page.goBack();
  await trade.button('Sell').click();
  await trade.confirm(customer);
  await expect(page).toHaveURL(anOrder);
  expect(await control.orders(customer.username)).toHaveLength(1);
});
