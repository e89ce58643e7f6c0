import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { drawingOf, holdBeforeCamera } from './support/holdBeforeCamera.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE_ETH = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const OUTSIDE_BTC = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

/** A customer without orders under way, logged in, on the send page of a coin. */
async function begin(page: Page, control: Control, coin: RegExp, overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer('empty', overrides);
  await new LoginPage(page).resume(customer);
  const send = new SendPage(page);
  await send.openFromAssets(coin);
  return { customer, send };
}

const finished = (page: Page) => page.getByRole('heading', { name: 'Your transaction is being processed' });
const posts = async (control: Control, username: string) =>
  (await control.requests(username, '/api/v1/wallets')).filter(({ method, path }) => method === 'POST' && path.endsWith('/send'));

test('sends a coin, signed on the device @gate (SEND-001, SEND-003, SEND-041)', async ({ page, control }) => {
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5', comment: 'Invoice 17' });
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
  await send.goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  await send.confirm(customer.username, control);
  await expect(finished(page)).toBeVisible();
  await page.getByRole('link', { name: 'View transaction details' }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Invoice 17')).toBeVisible();
});

test('a bitcoin send shows fee and total before it goes (SEND-022, SEND-030)', async ({ page, control }) => {
  const { send } = await begin(page, control, /^Bitcoin|^BTC/, { balances: { BTC: '1.0' } });
  await send.enter({ address: OUTSIDE_BTC, amount: '0.5' });
  await expect(page.getByText('Total amount').locator('..')).toContainText('0.5001');
});

test('the whole balance goes out less the fee (SEND-016, SEND-031)', async ({ page, control }) => {
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/, { balances: { ETH: '0.5' } });
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE_ETH);
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByText(/^The recipient gets 0\.4993/)).toBeVisible();
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(finished(page)).toBeVisible();
});

test('a stablecoin goes out whole, its fee in ETH (SEND-023, D-SEND-16)', async ({ page, control }) => {
  const { customer, send } = await begin(page, control, /^USD Coin|^USDC/, { balances: { USDC: '100', ETH: '0.1' } });
  await send.enter({ address: OUTSIDE_ETH, amount: '100' });
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(finished(page)).toBeVisible();
});

test('a mistyped address is refused before anything is prepared (SEND-028, D-SEND-08)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const { send } = await begin(page, control, /^Ethereum|^ETH/);
  await send.enter({ address: OUTSIDE_ETH.replace('dbF0', 'dbf0'), amount: '0.5' });
  await expect(page.getByText('Invalid address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
});

test('a wrong code is said under the code; the right one goes through (SEND-044, D-SEND-24)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/);
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5' });
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  const code = await control.latestCode(customer.username);
  await send.enterCode(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Invalid code')).toBeVisible();
  await send.enterCode(code);
  await expect(finished(page)).toBeVisible();
});

test('funds that were spent meanwhile lead back to the amount (SEND-048, D-SEND-31)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5' });
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  await control.patch(customer.username, { balances: { ETH: '0.2' } });
  await send.confirm(customer.username, control);
  await expect(page.getByText('Not enough funds')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
});

test('a lost answer and a double press send once @gate (D-SEND-30, D-SEND-32)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_|Failed to load resource/);
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
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
  await expect(finished(page)).toBeVisible();
  expect(await posts(control, customer.username)).toHaveLength(2);
  const [first, second] = await posts(control, customer.username);
  expect([first?.status, second?.status]).toEqual([201, 201]);
});

test('a provider in trouble is said above the button, and the form stays (SEND-054, D-SEND-33)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/);
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5' });
  await control.fault({
    match: { method: 'PUT', path: '/api/v1/wallets', username: customer.username },
    status: 503,
    body: { code: 503, message: 'x' },
  });
  await send.goOn();
  await expect(page.getByText('Service is temporary unavailable')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
  await send.goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
});

test('back brings the form with its values, a reload an empty one; nothing was sent (D-SEND-28, D-SEND-29)', async ({ page, control }) => {
  const { customer, send } = await begin(page, control, /^Ethereum|^ETH/, { balances: { ETH: '1.0' } });
  await send.enter({ address: OUTSIDE_ETH, amount: '0.5' });
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  expect(await posts(control, customer.username)).toEqual([]);
});

test('an unknown account is not found (SEND-055)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/operation/withdraw/crypto/999999');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not be found/);
});

test('what a customer requests is scanned into a send, and the camera is off (WISH-012, WISH-013, WISH-018)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await new ReceivePage(page).openFromAssets(/^Ethereum|^ETH/);
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await page.getByLabel('Note').fill('Rent & tea');
  const code = page.getByRole('img', { name: /^QR code of the payment request ethereum:0x[0-9a-f]{40}@1\?message=Rent%20%26%20tea$/ });
  const drawing = await drawingOf(code.locator('svg'));
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(page.url().replace('/topup/', '/withdraw/'));
  const camera = await holdBeforeCamera(page, drawing);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/^0x[0-9a-f]{40}$/);
  await expect(page.getByLabel('Comment')).toHaveValue('Rent & tea');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await camera.evaluate((stream) => stream.active)).toBe(false);
});
