import { expect, type Request } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { drawingOf, holdBeforeCamera } from './support/holdBeforeCamera.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ReceivePage } from './support/ReceivePage.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const OUTSIDE_BTC = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

const isFee = (url: string) => /\/wallets\/\d+\/fee$/.test(url);

/** An offer of the network, as the wire has it. */
const offer = (type: string, fee: number) => ({ type, description: type, fee, ratio: '1', time: '10' });

test('typing never waits for the fee: one question is under way at most, and the last amount is the one that counts (SEND-026, SEND-027)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  const requests: (string | null)[] = [];
  let [underWay, most] = [0, 0];
  page.on('request', (request) => {
    if (!isFee(request.url())) return;
    requests.push(request.postData());
    most = Math.max(most, ++underWay);
  });
  const onEnd = (request: Request): void => {
    if (isFee(request.url())) underWay--;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  const typed = Promise.withResolvers<void>();
  await page.route(
    ({ href }) => isFee(href),
    async (route) => {
      await typed.promise;
      await route.continue();
    },
  );
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE);
  const amount = page.getByLabel('Amount', { exact: true });
  const first = page.waitForRequest((request) => isFee(request.url()));
  await amount.fill('0.1');
  await first;
  // The answer to 0.1 is held back until every key of another amount is in the field, and no pause of a busy machine comes between two keys.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await amount.pressSequentially('2345');
  await expect(amount).toHaveValue('0.12345');
  await page.clock.resume();
  typed.resolve();
  await expect(page.getByText('Total amount').locator('..')).toContainText('0.12415');
  expect(most).toBe(1);
  expect(requests).toHaveLength(2);
  expect(requests.at(-1)).toContain('0.12345');
});

test('a fee that has risen between choice and confirmation is refused, shown again, and only then paid (SEND-022, D-SEND-12)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await control.fault({
    match: { method: 'POST', path: '/api/v1/wallets', username: customer.username },
    status: 200,
    body: { slow: offer('slow', 0.0002), average: offer('average', 0.0003), fast: offer('fast', 0.0004) },
  });
  await send.enter({ address: OUTSIDE, amount: '0.5' });
  await expect(page.getByText('Total amount').locator('..')).toContainText('0.5003');
  await page.clock.install();
  await page.clock.runFor(11_000);
  await send.goOn();
  await expect(page.getByText('Fee has changed')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('Total amount').locator('..')).toContainText('0.5007');
  expect(await control.messagesTo(customer.username)).toEqual([]);
  await page.getByRole('combobox', { name: 'Transaction fee' }).click();
  await page.getByRole('option', { name: /Average/ }).click();
  await page.clock.runFor(1000);
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '0.49930000' });
});

test('a stablecoin whose fee the Ether does not pay stays, to the last digit of the fee (SEND-014, D-SEND-16)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'USDC', { balances: { USDC: '100', ETH: '0.00069999' } });
  await send.enter({ address: OUTSIDE, amount: '100' });
  await expect(page.getByText('Not enough ETH to pay fee')).toBeVisible();
  await send.goOn();
  expect(await control.messagesTo(customer.username)).toEqual([]);
  await control.patch(customer.username, { balances: { ETH: '0.0007' } });
  await send.open(control, customer, 'USDC');
  await send.prepare(OUTSIDE, '100');
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  expect(await control.balances(customer.username)).toMatchObject({ USDC: '0.00000', ETH: '0.00000000' });
});

test('at the least amount the fee is taken out while it leaves enough, else it is said what is missing (SEND-031, D-SEND-14, D-SEND-15)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'BTC', { balances: { BTC: '0.0002' } });
  await send.enter({ address: OUTSIDE_BTC, amount: '0.00009999' });
  await page.getByLabel('Amount', { exact: true }).blur();
  await expect(page.getByText('Min: 0.0001 BTC')).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('0.00019999');
  await expect(page.getByText('Need additional 0.00009999 BTC to cover the fee.')).toBeVisible();
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByText('The recipient gets 0.0001 BTC')).toBeVisible();
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  expect(await control.balances(customer.username)).toMatchObject({ BTC: '0.00000000' });
});

test('who signed with the market provider names the beneficiary and the country, and both travel (SEND-021, D-SEND-04)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', {
    balances: { ETH: '1.0' },
    serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }],
  });
  await send.enter({ address: OUTSIDE, amount: '0.5' });
  await send.goOn();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await page.getByLabel('Beneficiary name').fill('Bruno Keller');
  await page.getByRole('combobox', { name: 'Beneficiary country' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('dialog', { name: 'Beneficiary country' }).waitFor({ state: 'detached' });
  expect(await accessibilityIssues(page)).toEqual([]);
  const prepared = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/send'));
  await send.goOn();
  expect((await prepared).postDataJSON()).toMatchObject({ beneficiary: 'Bruno Keller', beneficiary_country: 'DEU' });
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(1);
});

test('one’s own address and a long Bitcoin address are named, and no code goes out (D-SEND-07, D-SEND-08)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await control.customer('empty', { balances: { ETH: '1.0', BTC: '1.0' } });
  await new LoginPage(page).resume(customer);
  const receive = new ReceivePage(page);
  await receive.openFromAssets(/^Ethereum|^ETH/);
  await receive.copy();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const send = new SendPage(page);
  await send.open(control, customer, 'ETH');
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('0.5');
  await expect(page.getByText('You cannot send to your own address')).toBeVisible();
  await send.open(control, customer, 'BTC');
  const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr';
  await send.enter({ address: taproot, amount: '0.5' });
  await expect(page.getByText('Long Bitcoin addresses (P2WSH and Taproot) are not supported yet.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(taproot);
  expect(await control.messagesTo(customer.username)).toEqual([]);
});

test('offline the fee says so and can be asked for again (D-SEND-32)', async ({ page, control, context, expectedComplaints }) => {
  expectedComplaints.push(/ERR_|Failed to load resource/);
  const send = new SendPage(page);
  await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await context.setOffline(true);
  await send.enter({ address: OUTSIDE, amount: '0.5' });
  const fee = page.getByRole('combobox', { name: 'Transaction fee' });
  await expect(fee).toHaveAccessibleDescription(/No internet connection!/);
  await context.setOffline(false);
  await fee.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: /Average/ }).click();
  await expect(page.getByText('Total amount').locator('..')).toContainText('0.5007');
});

test('a code of another network is refused with a sentence; a request for bitcoin brings its amount (WISH-012)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { BTC: '1.0', ETH: '1.0' } });
  await new LoginPage(page).resume(customer);
  await new ReceivePage(page).openFromAssets(/^Bitcoin|^BTC/);
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('0.015');
  const code = page.getByRole('img', { name: /^QR code of the payment request bitcoin:bc1q[0-9a-z]+\?amount=0\.015$/ });
  const drawing = await drawingOf(code.locator('svg'));
  const send = new SendPage(page);
  await send.open(control, customer, 'ETH');
  await holdBeforeCamera(page, drawing);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText('This code is for another network. ETH is sent over Ethereum only.')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
  await send.open(control, customer, 'BTC');
  await holdBeforeCamera(page, drawing);
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/^bc1q/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.015');
});

test('without permission for the camera the form says so once and goes on without it (WISH-013)', async ({ page, control }) => {
  const send = new SendPage(page);
  await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText(/^The camera may not be used\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan' })).toHaveCount(0);
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await send.enter({ address: OUTSIDE, amount: '0.5' });
  await expect(page.getByText(/^The camera may not be used\./)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
});
