import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { serializeDrawing, showToCamera } from './support/showToCamera.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE_ETH = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

async function openSend(page: Page, control: Control, coin: RegExp, overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer('empty', overrides);
  await new LoginPage(page).resume(customer);
  const send = new SendPage(page);
  await send.openFromAssets(coin);
  return { customer, send };
}

const getFinished = (page: Page) => page.getByRole('heading', { name: 'Your transaction is being processed' });
const readPosts = async (control: Control, username: string) =>
  (await control.requests(username, '/api/v1/wallets')).filter(({ method, path }) => method === 'POST' && path.endsWith('/send'));

test('sends a coin, signed on the device @gate (SEND-001, SEND-041, SEND-045)', async ({ page, control }) => {
  const { customer, send } = await openSend(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5', comment: 'Invoice 17' });
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
  await send.goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  await send.confirm(customer.username, control);
  await expect(getFinished(page)).toBeVisible();
  await page.getByRole('link', { name: 'View transaction details' }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Invoice 17')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Done' })).toBeVisible();
});

test('sends the full balance of a stablecoin with its fee in ETH, and refreshes the accounts (SEND-023, D-SEND-16, D-SEND-36)', async ({
  page,
  control,
}) => {
  const { customer, send } = await openSend(page, control, /^USD Coin|^USDC/, { balances: { USDC: '100', ETH: '0.1' } });
  await send.enter({ address: OUTSIDE_ETH, amount: '100' });
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(getFinished(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('link', { name: /^Crypto/ }).click();
  await expect(page.getByRole('button', { name: /^USD Coin|^USDC/ })).not.toContainText('100');
  await page.getByRole('button', { name: /^USD Coin|^USDC/ }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('USDC is temporarily locked until the last transaction completes.')).toBeVisible();
});

test('a lost answer and a double press send only once @gate (D-SEND-30, D-SEND-32)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_|Failed to load resource/);
  const { customer, send } = await openSend(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5' });
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  let isLost = false;
  await page.route('**/wallets/*/send', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send.confirm(customer.username, control);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(getFinished(page)).toBeVisible();
  expect(await readPosts(control, customer.username)).toHaveLength(2);
  const [first, second] = await readPosts(control, customer.username);
  expect([first?.status, second?.status]).toEqual([201, 201]);
});

test('a payment request is scanned into a send, and the camera is switched off (WISH-012, WISH-013, WISH-018)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await new ReceivePage(page).openFromAssets(/^Ethereum|^ETH/);
  await page.getByRole('button', { name: 'Request an amount' }).click();
  await page.getByLabel('Note').fill('Rent & tea');
  const code = page.getByRole('img', { name: /^QR code of the payment request ethereum:0x[0-9a-f]{40}@1\?message=Rent%20%26%20tea$/ });
  const drawing = await serializeDrawing(code.locator('svg'));
  await page.goto(page.url().replace('/topup/', '/withdraw/'));
  const camera = await showToCamera(page, drawing);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/^0x[0-9a-f]{40}$/);
  await expect(page.getByLabel('Comment')).toHaveValue('Rent & tea');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await camera.evaluate((stream) => stream.active)).toBe(false);
});
