import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

const anOrder = /\/transactions\/\d+$/;

test('sells bitcoin, signed and sealed on the device @gate (LEG-003, LEG-039, OPS-014)', async ({ page, control }) => {
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

test('a stablecoin without Ether shows a warning that can be turned off, and its fee cannot be paid (LEG-005, LEG-006, LEG-007)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '0', USDC: '120', ETH: '0' } });
  await trade.openSale(customer, 'USDC', 'stablecoin');
  const warning = page.getByRole('dialog', { name: 'Warning: Limited functionality' });
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await warning.getByLabel("Don't show this message again").check();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeHidden();
  await trade.amount().fill('120');
  await trade.chooseFee(/Slow/);
  await page.getByRole('button', { name: 'Not enough ETH to pay fee' }).click();
  const causes = page.getByRole('dialog', { name: 'Causes of error' });
  await expect(causes).toContainText('blockchain currency (ETH)');
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(causes).toBeHidden();
  await expect(trade.button('Sell')).toBeDisabled();
  await page.reload();
  await trade.amount().waitFor();
  await expect(warning).toBeHidden();
});
