import { expect } from '@playwright/test';
import type { Control } from './support/control.ts';
import { goBackFromOrdersImmediately } from './support/goBackFromOrdersImmediately.ts';
import { test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

const anOrder = /\/transactions\/\d+$/;
const readPosts = async (control: Control, username: string) =>
  (await control.requests(username, '/api/v1/')).filter(({ method, path }) => method === 'POST' && path.endsWith('buy'));

test('buys bitcoin once, opens the order and resets the form @gate (LEG-001, LEG-008, LEG-029)', async ({ page, control }) => {
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
  expect(await readPosts(control, customer.username)).toHaveLength(1);
  await page.goBack();
  await expect(trade.amount()).toHaveValue('');
  await expect(page.getByText('Euro · €500.00')).toBeVisible();
});

test('buys a stablecoin and resets the form even if the customer goes back before the order page loads (LEG-029)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', USDC: '0', ETH: '0.1' } });
  await trade.openPurchase(customer, 'USDC', 'stablecoin');
  await trade.amount().fill('500');
  await goBackFromOrdersImmediately(page);
  await trade.button('Buy').click();
  await expect(page.getByText('Euro · €500.00')).toBeVisible();
  await expect(trade.amount()).toHaveValue('');
  expect(await readPosts(control, customer.username)).toHaveLength(1);
});
