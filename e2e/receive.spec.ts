import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';

const NETWORK = 'Only the ERC-20 network on Ethereum is supported. Deposits from other networks could be lost.';

test('shows the address of an account and copies it @gate (RCV-001, RCV-005, RCV-006)', async ({ page, control, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new LoginPage(page).resume(await control.customer('empty'));
  const receive = new ReceivePage(page);
  await receive.openFromAssets(/^Ethereum|^ETH/);
  await expect(page.getByRole('heading', { level: 1, name: 'Receive ETH' })).toBeVisible();
  await expect(page.getByText(NETWORK)).toBeVisible();
  await receive.copy();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-fA-F]{40}$/);
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('the code leads to the large one (RCV-009, RCV-010, D-RCV-01)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await new ReceivePage(page).openFromAssets(/^Bitcoin|^BTC/);
  await page.getByRole('link', { name: /^Show a larger QR code/ }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/crypto\/\d+\/wallet\/0$/);
  await expect(page.getByRole('heading', { level: 2, name: 'QR Code' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('who is not whitelisted gets no address, and the way to support (RCV-012, ACC-014, HOME-072)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('address_none'));
  await new ReceivePage(page).openFromAssets(/^USD Coin|^USDC/);
  await expect(page.getByText('You are not allowed to recieve USDC tokens.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'support service' })).toHaveAttribute('href', '/support/form');
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
});

test('an unknown account is not found (RCV-030, ACC-017)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/operation/topup/crypto/999999');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not be found/);
});

test('a stablecoin’s address is there once the customer is allowed it, with what it is good for (RCV-006, RCV-007, RCV-012)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { USDC: '0' }, whitelisted: { USDC: false } });
  await new LoginPage(page).resume(customer);
  const url = `/operation/topup/stablecoin/${await control.accountId(customer, 'USDC')}`;
  await page.goto(`${url}/wallet/0`);
  await expect(page.getByText('You are not allowed to recieve USDC tokens.', { exact: false })).toBeVisible();
  expect(await page.content()).not.toMatch(/0x[0-9a-f]{40}/i);
  await control.patch(customer.username, { whitelisted: true });
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Copy address', exact: true })).toBeVisible();
  await expect(page.getByText(NETWORK)).toBeVisible();
  await expect(page.getByText('Limited functionality: the wallet supports only deposits', { exact: false })).toBeVisible();
});

test('a clipboard that refuses leaves the address selected, to be pressed and held (D-RCV-05)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { BTC: '0' } });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/topup/crypto/${await control.accountId(customer, 'BTC')}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) });
  });
  await new ReceivePage(page).copy();
  await expect(page.getByText('Press and hold to copy').first()).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^bc1q[0-9a-z]{38}$/);
});

test('coins that arrive are an order of their own, and are spent once the network has confirmed them (RCV-001, RCV-031)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { ETH: '0' } });
  await new LoginPage(page).resume(customer);
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.25');
  await page.goto(`/transactions/${orderId}`);
  await expect(page.getByRole('dialog').getByText('0.25 ETH').first()).toBeVisible();
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '0.00000000' });
  await control.moveOrder(orderId, 'completed');
  await page.goto(`/operation/withdraw/crypto/${await control.accountId(customer, 'ETH')}`);
  await expect(page.getByText('Available: 0.25 ETH')).toBeVisible();
});
