import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

test('links buy, sell and exchange; another coin keeps the euros, turning round keeps the expected coins (LEG-002, FX-001, D-LEG-04)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', USD: '10.00', BTC: '0.5', ETH: '2' } });
  await trade.openPurchase(customer, 'BTC');
  const ways = page.getByRole('navigation', { name: 'Kind of trade' });
  const title = page.getByRole('heading', { level: 1 });
  await ways.getByRole('link', { name: 'Sell' }).click();
  await expect(title).toHaveText('Sell Bitcoin');
  await expect(page.getByText('Type the amount first. The fee depends on it.')).toBeVisible();
  await ways.getByRole('link', { name: 'Exchange' }).click();
  await expect(title).toHaveText('Exchange');
  await ways.getByRole('link', { name: 'Buy' }).click();
  await expect(title).toHaveText('Buy Bitcoin');
  await expect(ways.getByText('Buy')).toHaveAttribute('aria-current', 'page');

  await trade.amount().fill('500');
  await expect(page.getByLabel('You get', { exact: true })).toHaveValue('0.00826699');
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: /^Ether/ }).click();
  await expect(title).toHaveText(/^Buy Ether/);
  await expect(trade.amount()).toHaveValue('500');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(title).toHaveText(/^Sell Ether/);
  await expect(trade.amount()).toHaveValue(/^0\.1\d+$/);
});
