import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';

const NETWORK = 'Only the ERC-20 network on Ethereum is supported. Deposits from other networks could be lost.';

test('shows and copies the address of an account and opens a larger QR code @gate (RCV-001, RCV-005, D-RCV-01)', async ({
  page,
  control,
  context,
}) => {
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
  await page.getByRole('link', { name: /^Enlarge QR code/ }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/crypto\/\d+\/wallet\/0$/);
  await expect(page.getByRole('heading', { level: 2, name: 'QR Code' })).toBeVisible();
});
