import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';

test('RCV-001 RCV-004 RCV-005 RCV-031 shows the address of an account and copies it', async ({ page, control, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new LoginPage(page).resume(await control.customer('empty'));
  const receive = new ReceivePage(page);
  await receive.openFromAssets(/^Ethereum|^ETH/);
  await expect(page.getByRole('heading', { level: 1, name: 'Receive ETH' })).toBeVisible();
  await expect(page.getByText('Only the ERC-20 network on Ethereum is supported.', { exact: false })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await receive.copy();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-fA-F]{40}$/);
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('RCV-009 RCV-010 D-RCV-01 the code leads to the large one', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await new ReceivePage(page).openFromAssets(/^Bitcoin|^BTC/);
  await page.getByRole('link', { name: /^Show a larger QR code/ }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/crypto\/\d+\/wallet\/0$/);
  await expect(page.getByRole('heading', { level: 2, name: 'QR Code' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('RCV-012 RCV-013 ACC-014 HOME-072 D-RCV-06 who is not whitelisted gets no address, and the way to support', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('address_none'));
  await new ReceivePage(page).openFromAssets(/^USD Coin|^USDC/);
  await expect(page.getByText('You are not allowed to recieve USDC tokens.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'support service' })).toHaveAttribute('href', '/support/form');
  await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
});

test('RCV-030 ACC-017 an unknown account is not found', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/operation/topup/crypto/999999');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not be found/);
});
