import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { test } from './support/journey.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const signedSend = z.object({ uuid: z.string(), tx: z.string(), signatures: z.array(z.string()) });

const finished = (page: Page) => page.getByRole('heading', { name: 'Your transaction is being processed' });
const wrong = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' });
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

test('a transaction altered on its way is refused, and nothing has left (SEND-042, SEND-043, D-SEND-22)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await page.route('**/wallets/*/send', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = z.parse(signedSend, route.request().postDataJSON());
    const payload: unknown = JSON.parse(Buffer.from(body.tx, 'base64url').toString());
    const altered = { ...z.parse(z.looseObject({}), payload), target: `0x${'1'.repeat(40)}` };
    return route.continue({ postData: JSON.stringify({ ...body, tx: Buffer.from(JSON.stringify(altered)).toString('base64url') }) });
  });
  await send.prepare(OUTSIDE, '0.5');
  await send.confirm(customer.username, control);
  await expect(wrong(page)).toContainText('The signature is not valid');
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
  expect(await control.orders(customer.username)).toEqual([]);
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '1.00000000' });
});

test('a signed transaction that is sent again, under its own key or another, moves nothing twice (SEND-045, D-SEND-22)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await send.prepare(OUTSIDE, '0.25');
  const signed = page.waitForRequest((request) => request.method() === 'POST' && /\/wallets\/\d+\/send$/.test(request.url()));
  await send.confirm(customer.username, control);
  await finished(page).waitFor();
  const request = await signed;
  const [url, headers, data] = [request.url(), await request.allHeaders(), request.postData() ?? ''];
  const again = (key: string | undefined) =>
    page.request.post(url, {
      data,
      headers: {
        authorization: headers['authorization'] ?? '',
        'content-type': 'application/json',
        'idempotency-key': key ?? crypto.randomUUID(),
      },
    });
  const repeated = await again(headers['idempotency-key']);
  const [order] = await control.orders(customer.username);
  expect(await repeated.json()).toMatchObject({ id: order?.id });
  expect((await again(undefined)).status()).toBe(409);
  expect(await control.orders(customer.username)).toMatchObject([{ type: 'send', volume: { value: '-0.25070000', currency: 'ETH' } }]);
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '0.74930000' });
});

test('two tabs prepare one send: the second takes it over, the first is told, and one of them is sent (D-SEND-31)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 4\d\d/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'USDC', { balances: { USDC: '100', ETH: '0.1' } });
  const second = new SendPage(await context.newPage());
  await second.open(control, customer, 'USDC');
  await send.prepare(OUTSIDE, '80');
  const lapsed = await control.latestCode(customer.username);
  await second.prepare(OUTSIDE, '80');
  await second.confirm(customer.username, control);
  await finished(second.page).waitFor();
  await send.enterCode(lapsed);
  await expect(page.getByText('The code has expired')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('USDC is temporarily locked until the last transaction completes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  expect(await control.orders(customer.username)).toMatchObject([{ type: 'token_send', status: 'pending' }]);
  expect(await control.balances(customer.username)).toMatchObject({ USDC: '20.00000', ETH: '0.09930000' });
});

test('five wrong codes end the code; back and again another one goes through, once (SEND-039, D-SEND-24)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await send.prepare(OUTSIDE, '0.5');
  const first = await control.latestCode(customer.username);
  for (let entries = 1; entries <= 5; entries++) {
    await send.enterCode(wrongCode(first));
    await expect(page.getByRole('alert')).toContainText(entries === 5 ? 'Too many attempts' : 'Invalid code');
  }
  await send.enterCode(first);
  await expect(page.getByText('Too many attempts')).toBeVisible();
  await page.goBack();
  await send.goOn();
  await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  // A code lets nothing go but what it was sent for.
  await send.enterCode(first);
  await expect(page.getByText('Invalid code')).toBeVisible();
  await send.confirm(customer.username, control);
  await expect(finished(page)).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(1);
});

test('a code asked for again too early is on its way already: the wait goes on, and that code sends (SEND-038, SEND-039)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await page.clock.install();
  await send.prepare(OUTSIDE, '0.5');
  const code = await control.latestCode(customer.username);
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText(/^You can request a new code in 0[01]:/)).toBeVisible();
  expect(await control.latestCode(customer.username)).toBe(code);
  await send.enterCode(code);
  await expect(finished(page)).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(1);
});

test('a token that has run out is renewed in the middle of a send; a session that has ended sends nothing (SEND-053)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await send.prepare(OUTSIDE, '0.25');
  await control.expire(customer.username, { access: true });
  await send.confirm(customer.username, control);
  await finished(page).waitFor();
  const [sent] = await control.orders(customer.username);
  await control.moveOrder(sent?.id ?? '', 'completed');
  await send.open(control, customer, 'ETH');
  await send.prepare(OUTSIDE, '0.25');
  await control.expire(customer.username, { access: true, refresh: true });
  await send.confirm(customer.username, control);
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(1);
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '0.74930000' });
});

test('a sent coin is locked until its send ends; what the network rejects comes back whole (D-SEND-35, D-SEND-36)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await send.prepare(OUTSIDE, '0.4');
  await send.confirm(customer.username, control);
  await finished(page).waitFor();
  await send.open(control, customer, 'ETH');
  await expect(page.getByText('ETH is temporarily locked until the last transaction completes.')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toBeDisabled();
  const [sent] = await control.orders(customer.username);
  await control.moveOrder(sent?.id ?? '', 'rejected', 'The network refused it');
  await send.open(control, customer, 'ETH');
  await expect(page.getByText('Available: 1 ETH')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toBeEnabled();
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '1.00000000' });
});
