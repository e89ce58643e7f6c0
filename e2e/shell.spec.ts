import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a customer sees every kind of holding with its balance, and securities offer no operations (APP-001, APP-002)', async ({ page }) => {
  const demo = { username: '+37060000001', password: 'Halden2026' };
  await new LoginPage(page).logIn(demo);
  for (const [group, codes] of [
    ['cash', ['EUR', 'USD']],
    ['crypto', ['BTC', 'ETH', 'USDC', 'USDT', 'DAI']],
    ['data', ['RSN', 'UAIR']],
  ] as const) {
    await page.goto(`/account-group/${group}`);
    for (const code of codes) await expect(page.getByRole('button').filter({ hasText: code }).first()).toContainText(/\d/);
  }
  for (const group of ['stocks', 'bonds', 'notes']) {
    await page.goto(`/account-group/${group}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(/€[\d,]+\.\d\d/);
    for (const operation of ['Buy', 'Sell', 'Send', 'Receive', 'Exchange', 'Top up', 'Withdraw'])
      await expect(main.getByRole('button', { name: operation, exact: true })).toHaveCount(0);
  }
});

test('a company can use every screen (APP-006)', async ({ page, control }) => {
  const customer = await control.customer('company');
  const [euro, dollar, bitcoin] = await Promise.all(['EUR', 'USD', 'BTC'].map((code) => control.accountId(customer, code)));
  await new LoginPage(page).resume(customer);
  for (const path of [
    '/assets',
    '/account-group/cash',
    '/account-group/crypto',
    '/select-currency-to/send',
    `/operation/topup/fiat/${euro}/payment_network/1`,
    `/operation/withdraw/fiat/${euro}/payment_network/1`,
    `/operation/exchange/fiat/${euro}/fiat/${dollar}`,
    `/operation/topup/crypto/${bitcoin}`,
    `/operation/withdraw/crypto/${bitcoin}`,
    '/transactions',
    '/cards',
    '/profile',
    '/settings',
    '/address-verification',
    '/change-password',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /wrong|unavailable|not available/ })).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});
